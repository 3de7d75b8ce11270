import { type AwaitedTransfer, listTransfersOfQuote } from '#domain/payments/transfers.ts'
import { QuoteLinkInvalid } from '#domain/quotes/errors.ts'
import { findQuote, listQuotes, listVersions } from '#domain/quotes/find-quote.ts'
import type { Quote, QuoteVersion } from '#domain/quotes/quote.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { requireQuote } from './answer-quote.ts'

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'storefront'>

/** Quote with all that was sent of it, the newest version first. */
export type QuoteView = Quote & { versions: readonly QuoteVersion[] }

/** Quote as its private link shows it. */
export type OwnQuoteView = QuoteView & {
  /** Orders that it became and that wait for their transfer: nobody needs to order it again. */
  awaitedTransfers: readonly AwaitedTransfer[]
}

/** Quote of a private link. Throws `QuoteLinkInvalid` (3900). */
export async function findOwnQuote(
  deps: ViewDeps & Pick<Deps, 'quoteLinks'>,
  token: string,
): Promise<OwnQuoteView> {
  const id = deps.quoteLinks.read(token)
  if (id === undefined) throw new QuoteLinkInvalid()
  const now = deps.clock.now()
  const quote = await findQuote(deps.db, id, now)
  if (quote === undefined || quote.storefront !== deps.storefront.key) throw new QuoteLinkInvalid()
  const versions = await listVersions(deps.db, id)
  const awaitedTransfers = await listTransfersOfQuote(deps.db, { quoteId: id, now })
  return { ...quote, versions, awaitedTransfers }
}

export type ListedQuote = Quote & { isOverdue: boolean }

const listedMax = 200

/** Quotes as an operator works on them: overdue first, then what is due next, then the newest. */
export async function showQuotes({
  db,
  clock,
  storefront,
}: ViewDeps): Promise<readonly ListedQuote[]> {
  const now = clock.now()
  const quotes = await listQuotes(db, { storefront: storefront.key, limit: listedMax, now })
  return quotes.map((quote) => ({
    ...quote,
    isOverdue: quote.state.kind === 'asked' && quote.dueAt <= now,
  }))
}

/** Throws `quoteUnknown`. */
export async function showQuote(deps: ViewDeps, number: string): Promise<QuoteView> {
  const quote = await requireQuote(deps, number)
  return { ...quote, versions: await listVersions(deps.db, quote.id) }
}
