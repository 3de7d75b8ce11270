import { lockCardsOf } from '#domain/cards/lock-cards.ts'
import type { Tx } from '#domain/db.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import { markUnitsRefunded } from '#domain/orders/record-units.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import type { RefundReason } from '#domain/payments/refund-states.ts'
import { returnPromotions } from '#domain/promotions/move-uses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import {
  coveredPosting,
  favourBackPosting,
  promotionBackPosting,
  wrappingBackPosting,
} from '#flows/shared/postings.ts'
import { badDebtBackPosting } from '#flows/shared/receivable-postings.ts'
import { invariant } from '#kernel/invariant.ts'
import { sum } from '#kernel/money.ts'
import { type Leaving, planReturns, type ReturnPlan } from './plan-return.ts'
import { requestParts } from './request-parts.ts'

export type UnitRefunds = {
  postings: readonly Posting[]
  /** What the provider has to be asked for, and of what is on cards again what their givers have to be told. */
  jobs: readonly JobRequest[]
  /** What the units are worth, which the account of their order has to hold. */
  faceCents: number
  /** What goes back to whoever paid. */
  totalCents: number
}

const reasons = { failed: 'cardNotIssued', withdrawn: 'caseDecided' } as const

/**
 * Pays back the cards of locked orders that will never be issued, or were withdrawn, each once: what was paid for them and around
 * them, and the fees of the order too when it brought not a single good card. The caller posts, together with all else it moves.
 */
export async function refundUnits(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'queue'>,
  leaving: Leaving,
): Promise<UnitRefunds> {
  await lockCardsOf(tx, [...leaving.orders.keys()])
  const plans = await planReturns(tx, leaving)
  const reason = reasons[leaving.of]
  const refunds: UnitRefunds[] = []
  for (const plan of plans) refunds.push(await carryOut(tx, deps, { plan, reason }))
  return {
    postings: refunds.flatMap(({ postings }) => postings),
    jobs: refunds.flatMap(({ jobs }) => jobs),
    faceCents: sum(refunds.map(({ faceCents }) => faceCents)),
    totalCents: sum(refunds.map(({ totalCents }) => totalCents)),
  }
}

/** What was planned goes back: the refunds are written, and the caller posts. */
export async function carryOut(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'queue'>,
  { plan, reason }: { plan: ReturnPlan; reason: RefundReason },
): Promise<UnitRefunds> {
  const { orderId, currency, unitIds, faceCents, wrapping, promotion, donations, fees } = plan
  const { favourCents, coveredCents, givenUp } = plan
  if (plan.isWholeOrder && plan.hasPromotions) await returnPromotions(tx, orderId)
  const cause = `${reason}:${unitIds[0] ?? donations[0]?.id}`
  const amount = { currency, cents: plan.totalCents }
  const asked = { orderId, cause, reason, amount, favourCents, coveredCents, givenUp }
  const { parts, leftCents, ...requested } = await requestParts(tx, deps, asked)
  invariant(leftCents === 0, `Order ${orderId} gives back what was paid for it, and no more.`)
  const [first] = parts
  // Of what promotions paid whole nothing goes back.
  if (first !== undefined && unitIds.length > 0)
    await markUnitsRefunded(tx, { unitIds, refundId: first.refundId })
  const order = { orderId, currency }
  return {
    faceCents,
    totalCents: plan.totalCents,
    jobs: requested.jobs,
    postings: [
      ...[...donations, ...fees].map(({ posting }) => posting),
      ...(wrapping.cents > 0 ? [wrappingBackPosting(cause, order, wrapping)] : []),
      ...(promotion.cents > 0 ? [promotionBackPosting(cause, order, promotion)] : []),
      ...(first !== undefined && favourCents > 0
        ? [favourBackPosting(first.refundId, order, favourCents)]
        : []),
      ...(first !== undefined && coveredCents > 0
        ? [coveredPosting(first.refundId, order, coveredCents)]
        : []),
      ...(first !== undefined && givenUp.cents > 0
        ? [badDebtBackPosting(first.refundId, order, givenUp)]
        : []),
      ...requested.postings,
    ],
  }
}
