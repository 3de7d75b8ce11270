import type { Db } from '#domain/db.ts'
import type { RequestOfQuote } from '#domain/quotes/quote.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { ReceiverRow } from '#kernel/receiver-list.ts'

/** Request of a customer with its list, as they sent it. */
export type AskedQuote = {
  number: string
  askedAt: Date
  request: RequestOfQuote
  receivers: readonly ReceiverRow[] | null
}

/** Requests that were sent from this address, the newest first. */
export const listQuotesOf = (
  db: Db,
  { storefront, email, limit }: { storefront: string; email: string; limit: number },
): Promise<readonly AskedQuote[]> =>
  db
    .selectFrom('quotes')
    .select(['number', 'asked_at as askedAt', 'request', 'receivers'])
    .where('email_key', '=', emailKeyOf(email))
    .where('storefront', '=', storefront)
    .orderBy('asked_at', 'desc')
    .limit(limit)
    .execute()
