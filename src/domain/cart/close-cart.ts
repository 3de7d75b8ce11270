import type { Tx } from '#domain/db.ts'
import type { CartId, OrderId } from '#kernel/ids.ts'

/**
 * The basket became this order; the visitor's next package opens a new one. True when this call closed it,
 * false when it was closed before: repeating it is harmless.
 */
export async function closeCart(
  tx: Tx,
  closing: { cartId: CartId; orderId: OrderId; now: Date },
): Promise<boolean> {
  const closed = await tx
    .updateTable('carts')
    .set({ state: 'ordered', order_id: closing.orderId, updated_at: closing.now })
    .where('id', '=', closing.cartId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return closed.numUpdatedRows > 0n
}
