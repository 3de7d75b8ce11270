import type { Cart } from '#domain/cart/cart.ts'
import { cartColumns, toCart } from '#domain/cart/cart-row.ts'
import type { Db } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

/** The visitor's open basket, or undefined when there is none or it lay too long. */
export async function findCart(db: Db, visitorKey: string, now: Date): Promise<Cart | undefined> {
  const row = await db
    .selectFrom('carts')
    .select(cartColumns)
    .where('visitor_key', '=', visitorKey)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && toCart(row)
}

/** The basket that became this order, and only for the visitor who filled it. */
export async function findOrderedCart(
  db: Db,
  order: { orderId: OrderId; visitorKey: string },
): Promise<Cart | undefined> {
  const row = await db
    .selectFrom('carts')
    .select(cartColumns)
    .where('order_id', '=', order.orderId)
    .where('visitor_key', '=', order.visitorKey)
    .executeTakeFirst()
  return row && toCart(row)
}
