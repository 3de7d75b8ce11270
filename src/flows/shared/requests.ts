import type { BrowserInfo, EncryptedCard } from '#domain/payments/provider.ts'
import type { SessionKey, ViewerKeys } from '#flows/accounts/find-account.ts'
import type { Language } from '#kernel/language.ts'

/**
 * Who asks: the base64url SHA-256 of the browser's `visitor` cookie. Rows keep this, never the cookie, so a
 * leaked table opens no basket and no order.
 */
export type VisitorKey = string

/** `beginPayment(deps, request)`: places the order when needed and begins to pay it. */
export type PaymentRequest = {
  visitorKey: VisitorKey
  /** Of the browser in which somebody is logged in: the order is then his account's. */
  sessionKey?: SessionKey
  language: Language
  methodId: string
  card: EncryptedCard | undefined
  browserInfo: BrowserInfo | undefined
  /** What the button showed: a changed price is never charged silently (3204). */
  expectedTotalCents: number
  shopperIp: string | undefined
  /** Origin of the page that pays, for 3-D Secure. */
  origin: string
}

/** `completePayment(deps, request)`: hands in what the payment page brought back; safe to repeat. */
export type PaymentReturn = {
  orderUuid: string
  visitorKey: VisitorKey
  redirectResult: string | undefined
}

/** `showPayment(deps, request)`: how the newest payment of the order stands. */
export type PaymentQuestion = { orderUuid: string; visitorKey: VisitorKey }

/** `showOrder(deps, request)`: full for whoever ordered, masked for a bare link. */
export type OrderQuestion = ViewerKeys & { uuid: string; language: Language }

/** `correctAddress(deps, correction)`: the gift goes to another address, and the old link dies. */
export type AddressCorrection = ViewerKeys & {
  orderUuid: string
  deliveryId: string
  email: string
}

/** `showGiftCard(deps, request)` and `openGiftCard(deps, request)`. */
export type GiftCardQuestion = { token: string; language: Language }

/** `checkBalance(deps, question)`: number and pin as plain digits. */
export type BalanceQuestion = {
  cardNumber: string
  pin: string
  captchaToken: string
  clientIp: string | undefined
  language: Language
}
