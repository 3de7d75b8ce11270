import { DeliveryUnknown } from '#domain/deliveries/errors.ts'
import { canBeCancelled, hasLeft, listToCallOff } from '#domain/orders/call-off.ts'
import { ShipmentSent } from '#domain/orders/errors.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { ensureOwnOrder } from '#flows/orders/ensure-own-order.ts'
import { planCallOff, wholeOf } from '#flows/refunds/call-off.ts'
import type { ReturnPlan } from '#flows/refunds/plan-return.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type Money, sum } from '#kernel/money.ts'

/** What comes back, part by part; zero where there is nothing of it. */
export type ReturnView = {
  /** What cards and donations are worth. */
  gifts: Money
  /** What was paid for paper and packing around them. */
  wrapping: Money
  /** What had been taken off both, and what went back before, as a favour or by the bank. */
  discount: Money
  /** Fees of the order, and postage, as they were paid. */
  fees: Money
  postage: Money
  total: Money
  /** Nothing of the order is left. */
  isWholeOrder: boolean
}

export type ReturnQuestion = ViewerKeys & { orderUuid: string; deliveryId: string }

/**
 * What comes back where the giver calls off what one receiver would get. Throws what `ensureOwnOrder` throws, `DeliveryUnknown` (3000) and
 * `ShipmentSent` (3320).
 */
export async function showReturn(
  deps: Pick<Deps, 'db' | 'clock' | 'storefront'>,
  { orderUuid, deliveryId, ...keys }: ReturnQuestion,
): Promise<ReturnView> {
  const { id: orderId, state, currency } = await ensureOwnOrder(deps, { orderUuid, ...keys })
  const all = await listToCallOff(deps.db, { orderId, now: deps.clock.now() })
  const delivery = all.find((one) => one.deliveryId === deliveryId)
  if (delivery === undefined) throw new DeliveryUnknown()
  const isOpen = canBeCancelled({ state }, { ...delivery, isAnythingLeft: hasLeft(delivery) })
  const plan = isOpen
    ? await planCallOff(deps.db, { orderId, currency }, [wholeOf(delivery)])
    : undefined
  if (plan === undefined) throw new ShipmentSent()
  return viewReturn(plan)
}

/** The parts add up to the total. */
export function viewReturn(plan: ReturnPlan): ReturnView {
  const money = (cents: number): Money => ({ currency: plan.currency, cents })
  const { faceCents, wrapping, promotion, donations, fees, isWholeOrder } = plan
  const centsOf = (lines: ReturnPlan['fees']) => sum(lines.map(({ cents }) => cents))
  const givenCents = centsOf(donations.filter(({ kind }) => kind === 'DONATION'))
  const postageCents = centsOf(fees.filter(({ isPostage }) => isPostage))
  return {
    gifts: money(faceCents + givenCents),
    wrapping: money(wrapping.cents + centsOf(donations) - givenCents),
    discount: money(promotion.cents + plan.favourCents + plan.coveredCents + plan.givenUp.cents),
    fees: money(centsOf(fees) - postageCents),
    postage: money(postageCents),
    total: money(plan.totalCents),
    isWholeOrder,
  }
}
