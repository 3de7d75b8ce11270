import type { Tx } from '#domain/db.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import { listTenders } from '#domain/orders/list-tenders.ts'
import { markUnitsRefunded } from '#domain/orders/record-units.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import type { RefundReason } from '#domain/payments/refund-states.ts'
import { requestRefund } from '#domain/payments/request-refund.ts'
import { returnPromotions } from '#domain/promotions/move-uses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import {
  cardBackPosting,
  ownBackPosting,
  promotionBackPosting,
  refundPosting,
  wrappingBackPosting,
} from '#flows/shared/postings.ts'
import type { CardId, OrderId, RefundId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { type Money, sum } from '#kernel/money.ts'
import { refundMails } from './finish-refund.ts'
import { type Leaving, planReturns, type ReturnPlan } from './plan-return.ts'
import { reviveCards } from './revive-cards.ts'

export type UnitRefunds = {
  postings: readonly Posting[]
  /** What the provider has to be asked for, and of what is on cards again what their givers have to be told. */
  jobs: readonly JobRequest[]
  /** What the units are worth, which the account of their order has to hold. */
  faceCents: number
}

const reasons = { failed: 'cardNotIssued', withdrawn: 'caseDecided' } as const

/**
 * Pays back the cards of locked orders that will never be issued, or were withdrawn, each once: what was paid for them and around
 * them, and the fees of the order too when it brought not a single good card. The caller posts, together with all else it moves.
 */
export async function refundUnits(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  leaving: Leaving,
): Promise<UnitRefunds> {
  const plans = await planReturns(tx, leaving)
  const reason = reasons[leaving.of]
  const refunds: UnitRefunds[] = []
  for (const plan of plans) refunds.push(await carryOut(tx, deps, { plan, reason }))
  return {
    postings: refunds.flatMap(({ postings }) => postings),
    jobs: refunds.flatMap(({ jobs }) => jobs),
    faceCents: sum(refunds.map(({ faceCents }) => faceCents)),
  }
}

/** What was planned goes back: the refunds are written, and the caller posts. */
export async function carryOut(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { plan, reason }: { plan: ReturnPlan; reason: RefundReason },
): Promise<UnitRefunds> {
  const { orderId, currency, unitIds, faceCents, wrapping, promotion, donations, fees } = plan
  if (plan.isWholeOrder && plan.hasPromotions) await returnPromotions(tx, orderId)
  const cause = `${reason}:${unitIds[0] ?? donations[0]?.id}`
  const amount = { currency, cents: plan.totalCents }
  const parts = await requestParts(tx, deps, { orderId, cause, reason, amount })
  const [first] = parts
  // Of what promotions paid whole nothing goes back.
  if (first !== undefined && unitIds.length > 0)
    await markUnitsRefunded(tx, { unitIds, refundId: first.refundId })
  return {
    faceCents,
    jobs: parts.flatMap((part) => jobsOf(part, { reason, isFirst: part === first })),
    postings: [
      ...[...donations, ...fees].map(({ posting }) => posting),
      ...(wrapping.cents > 0 ? [wrappingBackPosting(cause, { orderId, currency }, wrapping)] : []),
      ...(promotion.cents > 0
        ? [promotionBackPosting(cause, { orderId, currency }, promotion)]
        : []),
      ...parts.map((part) => postingOf(part, orderId)),
    ],
  }
}

/** The first of them tells of all: at once where it is on a card, else once the provider has taken it on. */
function jobsOf(
  { refundId, to }: RefundPart,
  { reason, isFirst }: { reason: RefundReason; isFirst: boolean },
): readonly JobRequest[] {
  if (to === 'shop') return []
  if (to === 'provider') return [{ name: 'send-refund', payload: { refundId } }]
  return isFirst ? refundMails({ refundId, reason }) : []
}

function postingOf({ refundId, amount, to }: RefundPart, orderId: OrderId): Posting {
  if (to === 'shop') return ownBackPosting({ refundId, amount, orderId })
  return to === 'provider'
    ? refundPosting({ refundId, amount, orderId, receiptReference: null })
    : cardBackPosting({ refundId, amount, orderId, cardId: to.cardId })
}

type RefundPart = {
  refundId: RefundId
  amount: Money
  to: 'provider' | 'shop' | { cardId: CardId }
}

type ToReturn = { orderId: OrderId; cause: string; reason: RefundReason; amount: Money }

/** By the means that paid it, a part for each: as far as the first reaches, then the next. What a withdrawn card paid is the shop's, which bore that loss. */
async function requestParts(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { orderId, cause, reason, amount }: ToReturn,
): Promise<readonly RefundPart[]> {
  const parts: RefundPart[] = []
  let leftCents = amount.cents
  const tenders = await listTenders(tx, orderId)
  const revived = await reviveCards(tx, deps, { tenders, cents: amount.cents })
  for (const tender of tenders) {
    const { tenderId, paymentId, cardId } = tender
    const isGone = cardId !== null && !revived.has(cardId)
    const isOwn = tender.isOwn || isGone
    const cents = Math.min(leftCents, tender.leftCents)
    if (cents <= 0) continue
    leftCents -= cents
    const part = { currency: amount.currency, cents }
    const to = isOwn ? 'shop' : cardId === null ? 'provider' : { cardId }
    const refundId = await requestRefund(tx, {
      ...{ orderId, paymentId, tenderId, to: typeof to === 'string' ? to : ('card' as const) },
      isToldElsewhere: parts.length > 0,
      cause: parts.length === 0 ? cause : `${cause}#${parts.length + 1}`,
      reason,
      amount: part,
      now: deps.clock.now(),
    })
    invariant(refundId !== undefined, 'A unit is paid back once.')
    parts.push({ refundId, amount: part, to })
  }
  invariant(leftCents === 0, `Order ${orderId} gives back what was paid for it, and no more.`)
  return parts
}
