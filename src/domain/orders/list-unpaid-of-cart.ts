import type { Db } from '#domain/db.ts'
import type { CartId, OrderId } from '#kernel/ids.ts'

/** Orders that this basket became and nobody paid. */
export async function listUnpaidOfCart(db: Db, cartId: CartId): Promise<readonly OrderId[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('settled_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
