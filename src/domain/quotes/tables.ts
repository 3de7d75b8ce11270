import type { Json, SetLater, WrittenOnce } from '#domain/columns.ts'
import type { QuotedDocument, RequestOfQuote } from '#domain/quotes/quote.ts'
import type { CartId, QuoteId, QuoteVersionId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'
import type { ReceiverRow } from '#kernel/receiver-list.ts'

/** Tables of quotes, as db/migrations/0140-quotes.sql and 0156-quote-reminders.sql make them. */
export type QuoteTables = {
  quotes: {
    id: QuoteId
    number: WrittenOnce<string>
    storefront: WrittenOnce<string>
    language: WrittenOnce<Language>
    email_key: WrittenOnce<string>
    request: Json<RequestOfQuote>
    receivers: Json<readonly ReceiverRow[]> | null
    asked_at: WrittenOnce<Date>
    due_at: WrittenOnce<Date>
    acknowledged_at: SetLater<Date>
    forwarded_at: SetLater<Date>
    called_at: SetLater<Date>
    cart_id: SetLater<CartId>
    version: number
    valid_until: SetLater<Date>
    declined_at: SetLater<Date>
    withdrawn_at: SetLater<Date>
  }
  quote_versions: {
    id: QuoteVersionId
    quote_id: WrittenOnce<QuoteId>
    version: WrittenOnce<number>
    document: Json<QuotedDocument>
    currency: WrittenOnce<Currency>
    total_cents: WrittenOnce<number>
    vat_cents: WrittenOnce<number>
    valid_until: WrittenOnce<Date>
    sent_at: WrittenOnce<Date>
    actor: WrittenOnce<string>
    told_at: SetLater<Date>
    reminded_at: SetLater<Date>
  }
}
