import { lockCompany } from '#domain/companies/change-company.ts'
import type { Tx } from '#domain/db.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import { listTenders, type Tender } from '#domain/payments/list-tenders.ts'
import type { RefundReason } from '#domain/payments/refund-states.ts'
import { requestRefund } from '#domain/payments/request-refund.ts'
import type { WithVat } from '#domain/receivables/given-up.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { payDebts } from '#flows/shared/pay-debts.ts'
import { cardBackPosting, ownBackPosting, refundPosting } from '#flows/shared/postings.ts'
import { creditPosting } from '#flows/shared/receivable-postings.ts'
import type { CardId, CompanyId, OrderId, RefundId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import type { Money } from '#kernel/money.ts'
import { refundMailJobs } from './finish-refund.ts'
import { reviveCards } from './revive-cards.ts'

export type RefundPart = {
  refundId: RefundId
  amount: Money
  to: 'provider' | 'shop' | { cardId: CardId } | { companyId: CompanyId }
}

export type ToReturn = {
  orderId: OrderId
  cause: string
  reason: RefundReason
  amount: Money
  /** How much more would go back, had it not gone back before, as a favour. */
  favourCents?: number
  /** How much more would go back, had the bank not taken it before. */
  coveredCents?: number
  /** How much more would go back, had the company's debt not been given up. */
  givenUp?: WithVat
}

export type RequestedParts = {
  parts: readonly RefundPart[]
  postings: readonly Posting[]
  /** What the provider has to be asked for, and of what is on cards again what their givers have to be told. */
  jobs: readonly JobRequest[]
  /** Of what no tender can give back. */
  leftCents: number
}

/**
 * By the means that paid an order, a part for each: as far as the first reaches, then the next. What a withdrawn card paid is the shop's,
 * which bore that loss; the shop gets no favour.
 */
export async function requestParts(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'queue'>,
  { orderId, cause, reason, amount, favourCents = 0, ...before }: ToReturn,
): Promise<RequestedParts> {
  const parts: RefundPart[] = []
  let leftCents = amount.cents
  const tenders = await listTenders(tx, orderId)
  const isFavour = reason === 'favour'
  const revived = await reviveCards(tx, deps, { tenders, cents: amount.cents, isFavour })
  const request = async (
    { tenderId, paymentId }: Pick<Tender, 'tenderId' | 'paymentId'>,
    { cents, to, ...covered }: PartToRequest,
  ) => {
    const part = { currency: amount.currency, cents }
    const refundId = await requestRefund(tx, {
      ...{ orderId, paymentId, tenderId, to: typeof to === 'string' ? to : ('known' as const) },
      isToldElsewhere: parts.length > 0,
      cause: parts.length === 0 ? cause : `${cause}#${parts.length + 1}`,
      favourCents: parts.length === 0 ? favourCents : 0,
      ...covered,
      reason,
      amount: part,
      now: deps.clock.now(),
    })
    invariant(refundId !== undefined, 'What has one cause is paid back once.')
    parts.push({ refundId, amount: part, to })
  }
  for (const tender of tenders) {
    const { cardId } = tender
    const to = receiverOf(tender, cardId === null || revived.has(cardId))
    const cents = Math.min(leftCents, tender.leftCents)
    if (cents <= 0 || (isFavour && to === 'shop')) continue
    leftCents -= cents
    await request(tender, { cents, to })
  }
  for (const { tenderId, ...covered } of coveredBy(tenders, before))
    await request({ tenderId, paymentId: null }, { cents: 0, to: 'shop', ...covered })
  const [first] = tenders
  // All of it had gone back before: what it was of is still written down.
  if (parts.length === 0 && favourCents > 0 && first !== undefined)
    await request({ tenderId: first.tenderId, paymentId: null }, { cents: 0, to: 'shop' })
  for (const { to } of parts)
    if (typeof to === 'object' && 'companyId' in to)
      await creditCompany(tx, deps, { ...to, amount })
  return {
    ...{ parts, leftCents },
    jobs: parts.flatMap((part) => jobsOf(part, { reason, isFirst: part === parts[0] })),
    postings: parts.filter((part) => part.amount.cents > 0).map((part) => postingOf(part, orderId)),
  }
}

type PartToRequest = Covered & { cents: number; to: RefundPart['to'] }
type Covered = Partial<Record<'coveredCents' | 'coveredVatCents', number>>

/** Sums that the bank took before, or that were given up, tender by tender. */
function coveredBy(
  tenders: readonly Tender[],
  { coveredCents = 0, givenUp = { cents: 0, vatCents: 0 } }: Before,
): readonly (Covered & Pick<Tender, 'tenderId'>)[] {
  let toCoverCents = coveredCents
  return tenders.flatMap(({ tenderId, takenCents, companyId }) => {
    if (companyId !== null)
      return givenUp.cents > 0
        ? { tenderId, coveredCents: givenUp.cents, coveredVatCents: givenUp.vatCents }
        : []
    const cents = Math.min(toCoverCents, takenCents)
    if (cents <= 0) return []
    toCoverCents -= cents
    return { tenderId, coveredCents: cents }
  })
}

type Before = Pick<ToReturn, 'coveredCents' | 'givenUp'>

/** Pays a company's debts, of this order or of another, by the part of an order that goes back. */
async function creditCompany(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'queue'>,
  { companyId, amount: { currency } }: { companyId: CompanyId; amount: Money },
): Promise<void> {
  await lockCompany(tx, companyId)
  await payDebts(tx, deps, { companyId, currency })
}

function receiverOf({ isOwn, cardId, companyId }: Tender, isAlive: boolean): RefundPart['to'] {
  if (isOwn || !isAlive) return 'shop'
  if (companyId !== null) return { companyId }
  return cardId === null ? 'provider' : { cardId }
}

/** The first of them tells of all: at once where it is on a card, else once the provider has taken it on. */
function jobsOf(
  { refundId, to }: RefundPart,
  { reason, isFirst }: { reason: RefundReason; isFirst: boolean },
): readonly JobRequest[] {
  if (to === 'shop') return []
  if (to === 'provider') return [{ name: 'send-refund', payload: { refundId } }]
  return isFirst ? refundMailJobs({ refundId, reason }) : []
}

function postingOf({ refundId, amount, to }: RefundPart, orderId: OrderId): Posting {
  if (to === 'shop') return ownBackPosting({ refundId, amount, orderId })
  if (to === 'provider') return refundPosting({ refundId, amount, orderId, receiptReference: null })
  return 'cardId' in to
    ? cardBackPosting({ refundId, amount, orderId, cardId: to.cardId })
    : creditPosting({ refundId, amount, orderId, companyId: to.companyId })
}
