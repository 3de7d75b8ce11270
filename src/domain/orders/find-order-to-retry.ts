import type { Db } from '#domain/db.ts'
import type { CartId } from '#kernel/ids.ts'

/** The newest order that a cart became and nobody paid. */
export async function findOrderToRetry(db: Db, cartId: CartId): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('uuid')
    .where('cart_id', '=', cartId)
    .where('settled_at', 'is', null)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.uuid
}
