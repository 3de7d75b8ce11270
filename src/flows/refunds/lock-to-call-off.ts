import { lockCardsOf } from '#domain/cards/lock-cards.ts'
import type { Tx } from '#domain/db.ts'
import { lockOrderToCallOff } from '#domain/orders/call-off.ts'
import type { OrderId } from '#kernel/ids.ts'

/**
 * Locks an order that goes on with its gifts, then every card that goes with it: whether one was used is looked at afterwards, and stays so.
 * Undefined where the order does not go on.
 */
export async function lockToCallOff(
  tx: Tx,
  orderId: OrderId,
): ReturnType<typeof lockOrderToCallOff> {
  const order = await lockOrderToCallOff(tx, orderId)
  if (order !== undefined) await lockCardsOf(tx, [orderId])
  return order
}
