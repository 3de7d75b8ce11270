import type { Tx } from '#domain/db.ts'
import { nameActor } from '#domain/history/name-actor.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { insertVersion, markCalled, withdrawQuote } from '#domain/quotes/change-quote.ts'
import { findQuoteByNumber, lockQuote } from '#domain/quotes/find-quote.ts'
import { type Quote, quoteKeptDays } from '#domain/quotes/quote.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { QuoteId } from '#kernel/ids.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { shopTimeZone } from '#kernel/time-zone.ts'
import { composeQuote, type QuoteOffer } from './compose-quote.ts'

type QuoteDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'storefront'>

type Asked = { number: string; actor: string }

/** Quote of this number. Throws `quoteUnknown`. */
export async function requireQuote(
  { db, clock, storefront }: Pick<Deps, 'db' | 'clock' | 'storefront'>,
  number: string,
): Promise<Quote> {
  const asked = { number: number.trim().toUpperCase(), storefront: storefront.key }
  const quote = await findQuoteByNumber(db, asked, clock.now())
  if (quote === undefined) throw refusal('quoteUnknown', { quote: number })
  return quote
}

/**
 * Runs a change of a quote with its lock; one that is accepted stays. Throws `quoteUnknown` and
 * `quoteAcceptedBefore`.
 */
async function change<Result>(
  deps: QuoteDeps,
  { number, actor }: Asked,
  work: (tx: Tx, quote: Quote) => Promise<Result>,
): Promise<Result> {
  const { id } = await requireQuote(deps, number)
  return transact(deps, async (tx) => {
    await nameActor(tx, actor)
    const quote = await lockQuote(tx, id, deps.clock.now())
    if (quote === undefined) throw refusal('quoteUnknown', { quote: number })
    const { state } = quote
    if (state.kind === 'accepted')
      throw refusal('quoteAcceptedBefore', { quote: number, order: state.order.number })
    return work(tx, quote)
  })
}

type Answer = Asked & { offer: QuoteOffer; validUntil: Temporal.PlainDate }

/**
 * Answers a request, or sends a new version in place of the one before, and has it mailed. Whoever
 * declined it, or saw it withdrawn or lapse, may accept the new one. Throws `quoteUnknown`,
 * `quoteAcceptedBefore`, `quoteDayUnfit`, and what `composeQuote` throws.
 */
export async function answerQuote(
  deps: QuoteDeps & { catalogue: Pick<Deps['catalogue'], 'current'> },
  { offer, validUntil: day, ...asked }: Answer,
): Promise<QuoteId> {
  const now = deps.clock.now()
  const validUntil = endOf(day)
  const daysMs = validUntil.getTime() - now.getTime()
  if (daysMs <= 0 || daysMs > quoteKeptDays * dayMs)
    throw refusal('quoteDayUnfit', { days: quoteKeptDays })
  return change(deps, asked, async (tx, quote) => {
    const catalogue = deps.catalogue.current()
    const shop = { catalogue, storefront: deps.storefront, promotions: [] }
    const { cart, priced, document } = composeQuote(quote, offer, { shop, now })
    const version = quote.version + 1
    const sent = { version, document, validUntil, cart, actor: asked.actor, now }
    const versionId = await insertVersion(tx, {
      ...sent,
      quoteId: quote.id,
      currency: priced.currency,
      totalCents: priced.grandTotalCents,
      vatCents: priced.vatCents,
    })
    await recordEvent(tx, {
      subject: quote.id,
      event: 'sent',
      facts: { version, totalCents: priced.grandTotalCents, validUntil: day.toString() },
      actor: asked.actor,
    })
    await deps.queue.send(tx, [mailJob('quoteSent', versionId)])
    return quote.id
  })
}

/** A quote is valid until the end of its day, on a Dutch clock. */
const endOf = (day: Temporal.PlainDate): Date =>
  new Date(day.add({ days: 1 }).toZonedDateTime({ timeZone: shopTimeZone }).epochMilliseconds)

/**
 * Takes a quote back. A payment that was begun before is honoured, should it still succeed. Throws
 * `quoteUnknown`, `quoteAcceptedBefore` and `quoteEndedBefore`.
 */
export async function withdrawQuoteOf(
  deps: QuoteDeps,
  { reason, ...asked }: Asked & { reason: string },
): Promise<void> {
  const now = deps.clock.now()
  await change(deps, asked, async (tx, { id, state }) => {
    if (state.kind === 'withdrawn' || state.kind === 'declined')
      throw refusal('quoteEndedBefore', { quote: asked.number, state: state.kind })
    await withdrawQuote(tx, { id, now })
    await recordEvent(tx, {
      subject: id,
      event: 'withdrawn',
      facts: { reason },
      actor: asked.actor,
    })
  })
}

/** Notes that whoever asked was called. Throws `quoteUnknown`. */
export async function noteCall(deps: QuoteDeps, { number, actor }: Asked): Promise<void> {
  const { id } = await requireQuote(deps, number)
  const now = deps.clock.now()
  await transact(deps, async (tx) => {
    await nameActor(tx, actor)
    await markCalled(tx, { id, now })
    await recordEvent(tx, { subject: id, event: 'called', actor })
  })
}
