import type { Tx } from '#domain/db.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import { listTenders } from '#domain/orders/list-tenders.ts'
import { markUnitsRefunded } from '#domain/orders/record-units.ts'
import type { RefundReason } from '#domain/payments/refund-states.ts'
import { requestRefund } from '#domain/payments/request-refund.ts'
import { returnPromotions } from '#domain/promotions/move-uses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import {
  ownBackPosting,
  promotionBackPosting,
  refundPosting,
  wrappingBackPosting,
} from '#flows/shared/postings.ts'
import type { OrderId, RefundId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { type Money, sum } from '#kernel/money.ts'
import { type Leaving, planReturns, type ReturnPlan } from './plan-return.ts'

export type UnitRefunds = {
  postings: readonly Posting[]
  refundIds: readonly RefundId[]
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
    refundIds: refunds.flatMap(({ refundIds }) => refundIds),
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
    refundIds: parts.flatMap(({ refundId, isOwn }) => (isOwn ? [] : refundId)),
    postings: [
      ...[...donations, ...fees].map(({ posting }) => posting),
      ...(wrapping.cents > 0 ? [wrappingBackPosting(cause, { orderId, currency }, wrapping)] : []),
      ...(promotion.cents > 0
        ? [promotionBackPosting(cause, { orderId, currency }, promotion)]
        : []),
      ...parts.map(({ isOwn, ...part }) =>
        isOwn
          ? ownBackPosting({ ...part, orderId })
          : refundPosting({ ...part, orderId, receiptReference: null }),
      ),
    ],
  }
}

type RefundPart = { refundId: RefundId; amount: Money; isOwn: boolean }

type ToReturn = { orderId: OrderId; cause: string; reason: RefundReason; amount: Money }

/** By the means that paid it, a part for each: as far as the first reaches, then the next. */
async function requestParts(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { orderId, cause, reason, amount }: ToReturn,
): Promise<readonly RefundPart[]> {
  const parts: RefundPart[] = []
  let leftCents = amount.cents
  for (const tender of await listTenders(tx, orderId)) {
    const { tenderId, paymentId, isOwn } = tender
    const cents = Math.min(leftCents, tender.leftCents)
    if (cents <= 0) continue
    leftCents -= cents
    const part = { currency: amount.currency, cents }
    const refundId = await requestRefund(tx, {
      ...{ orderId, paymentId, tenderId, isOwn },
      cause: parts.length === 0 ? cause : `${cause}#${parts.length + 1}`,
      reason,
      amount: part,
      now: deps.clock.now(),
    })
    invariant(refundId !== undefined, 'A unit is paid back once.')
    parts.push({ refundId, amount: part, isOwn })
  }
  invariant(leftCents === 0, `Order ${orderId} gives back what was paid for it, and no more.`)
  return parts
}
