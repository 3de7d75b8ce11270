import type { Db } from '#domain/db.ts'
import type { CartId, OrderId } from '#kernel/ids.ts'

/** The order that this very basket became before and that nobody has paid: paying again tries that one. */
export async function findUnpaidOrder(
  db: Db,
  basket: { cartId: CartId; fingerprint: string },
): Promise<{ id: OrderId; uuid: string } | undefined> {
  return db
    .selectFrom('orders')
    .select(['id', 'uuid'])
    .where('cart_id', '=', basket.cartId)
    .where('cart_fingerprint', '=', basket.fingerprint)
    .where('state', '=', 'awaitingPayment')
    .executeTakeFirst()
}
