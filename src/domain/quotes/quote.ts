import type { CartId, QuoteId, QuoteVersionId } from '#kernel/ids.ts'
import type { Language, Localized } from '#kernel/language.ts'
import type { LineKind } from '#kernel/line-kind.ts'
import type { Currency } from '#kernel/money.ts'
import type { QuoteRequest } from '#kernel/quote-request.ts'
import type { ReceiverRow } from '#kernel/receiver-list.ts'

/** Request as it is kept; its list of receivers is kept beside it. */
export type RequestOfQuote = Omit<QuoteRequest, 'rows'>

/** Line of a quote as people read it: equal gifts to different people are one. */
export type QuotedLine = {
  kind: LineKind
  /** Name of what is sold, or of what is taken off; null for what the kind says by itself. */
  title: Localized | null
  form: 'DIGITAL' | 'PHYSICAL' | null
  quantity: number
  unitCents: number
  totalCents: number
  vatRateBasisPoints: number
  vatCents: number
  /** Goes to the people of the list; otherwise to whoever asked. */
  isForList: boolean
}

/** Version of a quote as page and paper show it. */
export type QuotedDocument = {
  lines: readonly QuotedLine[]
  /** People on the list who get something. */
  receiverCount: number
  /** Note of the shop to whoever asked. */
  note: string | null
}

export type QuoteVersion = QuotedDocument & {
  id: QuoteVersionId
  version: number
  currency: Currency
  totalCents: number
  vatCents: number
  validUntil: Date
  sentAt: Date
}

/** Order that a quote became and that is paid. */
export type OrderOfQuote = { uuid: string; number: string }

export type QuoteState =
  | { kind: 'asked' }
  | { kind: 'sent'; validUntil: Date }
  | { kind: 'accepted'; order: OrderOfQuote }
  | { kind: 'declined'; at: Date }
  | { kind: 'withdrawn'; at: Date }
  | { kind: 'lapsed'; at: Date }

export type Quote = {
  id: QuoteId
  number: string
  storefront: string
  language: Language
  request: RequestOfQuote
  receivers: readonly ReceiverRow[]
  askedAt: Date
  /** Until when the answer is due. */
  dueAt: Date
  calledAt: Date | null
  /** Number of the newest version; 0 while none was sent. */
  version: number
  cartId: CartId | null
  state: QuoteState
}

type Ends = {
  order: OrderOfQuote | null
  validUntil: Date | null
  declinedAt: Date | null
  withdrawnAt: Date | null
}

/** A paid order decides; after it, who ended the quote; then the calendar. */
export function stateOfQuote(
  { order, validUntil, declinedAt, withdrawnAt }: Ends,
  now: Date,
): QuoteState {
  if (order !== null) return { kind: 'accepted', order }
  if (declinedAt !== null) return { kind: 'declined', at: declinedAt }
  if (withdrawnAt !== null) return { kind: 'withdrawn', at: withdrawnAt }
  if (validUntil === null) return { kind: 'asked' }
  return validUntil <= now ? { kind: 'lapsed', at: validUntil } : { kind: 'sent', validUntil }
}

/** Key under which the cart of a quote is found. */
export const cartKeyOfQuote = (id: QuoteId): string => `quote:${id}`

/**
 * Days before the end of a quote on which whoever asked is reminded of it, once. One that is sent
 * with fewer than twice as many days to go is not: it was mailed a moment before.
 */
export const quoteReminderDays = 3

/** How long a quote is kept after its last day, or after it was asked for and not answered. */
export const quoteKeptDays = 90
