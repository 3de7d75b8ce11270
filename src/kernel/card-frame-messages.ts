import { type CardBrand, isCardBrand } from '#kernel/card-brand-names.ts'
import type {
  CardExpiryProblem,
  CardNumberProblem,
  SecurityCodeProblem,
} from '#kernel/card-checks.ts'
import type { Language } from '#kernel/language.ts'

/**
 * How the checkout and the card frames talk (DESIGN §9). Each card field is a bare, transparent input in an
 * `<iframe>` of the payment provider's origin; everything around it (border, label, error, brand picture) is
 * the shop's. The frame encrypts what is typed: no number, date or code ever enters the shop's page.
 *
 * 1. The page mounts one frame per field at `cardFrameAddress(…)`. The frame says `ready`.
 * 2. While somebody types, the frame says `change`: is it empty, is it valid, which brand, and once it is valid
 *    the encrypted fields. A `change` without `encrypted` takes earlier ones back. `errorKey` appears when the
 *    field is left or `validate` was asked, not while typing, and disappears as soon as it is mended.
 * 3. The page tells the frame of the security code which brand the number has (`brand`), may move the focus
 *    (`focus`), and gives the sentence of an error to screen readers inside the frame (`describe`, '' ends it).
 * 4. Enter in a frame is `submit`: the page may then do what its button does.
 *
 * Both sides name the other's origin when they post, and listen only to that origin and that window. The
 * frame's Content-Security-Policy lets it be framed by the origin in its address alone.
 */
export type CardField = 'number' | 'expiry' | 'securityCode'

export type CardFieldProblem = CardNumberProblem | CardExpiryProblem | SecurityCodeProblem

/** The four encrypted fields of `EncryptedCard`; each frame gives its own. */
export type EncryptedCardFields = {
  encryptedCardNumber?: string
  encryptedExpiryMonth?: string
  encryptedExpiryYear?: string
  encryptedSecurityCode?: string
}

export type CardFieldState = {
  isEmpty: boolean
  isValid: boolean
  /** Of the number's frame only. */
  brand?: CardBrand | undefined
  errorKey?: CardFieldProblem | undefined
  encrypted?: EncryptedCardFields | undefined
}

/** Frame to page. */
export type CardFrameMessage = { channel: 'card-frame'; version: 1; field: CardField } & (
  | { type: 'ready' | 'focus' | 'blur' | 'submit' }
  | ({ type: 'change' } & CardFieldState)
)

/** Page to frame. */
export type CardPageMessage = { channel: 'card-page'; version: 1 } & (
  | { type: 'focus' | 'validate' | 'clear' }
  | { type: 'brand'; brand: CardBrand | undefined }
  | { type: 'describe'; text: string }
)

export type CardFrame = {
  /** `CardFields.frameUrl` of the API. */
  frameUrl: string
  clientKey: string
  field: CardField
  /** `location.origin` of the page that mounts the frame. */
  origin: string
  language: Language
  /** The accessible name of the input, in the visitor's language. */
  label: string
  accepted: readonly CardBrand[]
}

export function cardFrameAddress(frame: CardFrame): string {
  const query = new URLSearchParams({
    clientKey: frame.clientKey,
    origin: frame.origin,
    lang: frame.language,
    label: frame.label,
    brands: frame.accepted.join(','),
  })
  return `${frame.frameUrl}/${frame.field}?${query}`
}

type Arrival = { data: unknown; origin: string; source: unknown }

/** What a `message` event says, if it comes from that frame's window and origin; otherwise undefined. */
export function readFrameMessage(
  event: Arrival,
  frame: { frameUrl: string; window: unknown },
): CardFrameMessage | undefined {
  if (event.source !== frame.window || event.origin !== new URL(frame.frameUrl).origin)
    return undefined
  const message = event.data as Partial<CardFrameMessage> | null
  if (message?.channel !== 'card-frame' || message.version !== 1) return undefined
  if (message.type === 'change' && message.brand !== undefined && !isCardBrand(message.brand))
    return undefined
  return message as CardFrameMessage
}

/** What the page asks of the frame, if it comes from the page that mounted it; otherwise undefined. */
export function readPageMessage(
  event: Arrival,
  page: { origin: string; window: unknown },
): CardPageMessage | undefined {
  if (event.source !== page.window || event.origin !== page.origin) return undefined
  const message = event.data as Partial<CardPageMessage> | null
  if (message?.channel !== 'card-page' || message.version !== 1) return undefined
  return message as CardPageMessage
}

type MessageBody<Message> = Message extends unknown ? Omit<Message, 'channel' | 'version'> : never

export function sendToCardFrame(
  frame: { frameUrl: string; window: { postMessage(message: unknown, origin: string): void } },
  body: MessageBody<CardPageMessage>,
): void {
  const message = { channel: 'card-page', version: 1, ...body }
  frame.window.postMessage(message, new URL(frame.frameUrl).origin)
}
