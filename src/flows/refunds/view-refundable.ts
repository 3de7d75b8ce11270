import { isLeft, isOpened, listToCallOff, type UnitToCallOff } from '#domain/orders/call-off.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { requireOrder } from '#flows/shared/require-order.ts'
import type { CardUnitId } from '#kernel/ids.ts'
import type { Localized } from '#kernel/language.ts'
import { maskName } from '#kernel/mask.ts'
import type { Money } from '#kernel/money.ts'
import { favourMax, type HandRefund, planByHand } from './refund-by-hand.ts'

export type RefundableOrder = {
  cards: readonly {
    unitId: CardUnitId
    title: Localized
    amount: Money
    /** Masked; null for what somebody bought for themselves. */
    receiver: string | null
    isOpened: boolean
    state: UnitToCallOff['state']
    isLeft: boolean
  }[]
  /** As much as can go back to whoever paid. */
  max: Money
}

/** Cards of an order with the names by which they are refunded. Throws `orderUnknown`. */
export async function viewRefundable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  order: string,
): Promise<RefundableOrder> {
  const { id: orderId, currency } = await requireOrder(db, order)
  const deliveries = await listToCallOff(db, { orderId, now: clock.now() })
  const cards = deliveries.flatMap((delivery) =>
    delivery.units.map((unit) => ({
      unitId: unit.unitId,
      title: unit.title,
      amount: { currency, cents: unit.amountCents },
      receiver: delivery.isForSelf ? null : maskName(delivery.receiverName),
      isOpened: isOpened(delivery, unit),
      state: unit.state,
      isLeft: isLeft(unit),
    })),
  )
  return { cards, max: { currency, cents: await favourMax(db, orderId) } }
}

/** What would go back for these cards; nothing changes. Throws `orderUnknown` and what `planByHand` throws. */
export async function previewRefund(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { order: name, unitIds }: { order: string; unitIds: readonly CardUnitId[] },
): Promise<HandRefund> {
  const { id: orderId, currency } = await requireOrder(db, name)
  return planByHand(db, { order: { orderId, currency }, unitIds, now: clock.now() })
}
