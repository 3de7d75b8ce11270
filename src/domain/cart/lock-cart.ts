import type { Cart } from '#domain/cart/cart.ts'
import { cartColumns, toCart } from '#domain/cart/cart-row.ts'
import { CartExpired } from '#domain/cart/errors.ts'
import type { Tx } from '#domain/db.ts'

/**
 * The visitor's open basket, locked until the transaction ends: others that change or order it wait.
 * Throws `CartExpired` (3203) when there is none.
 */
export async function lockCart(tx: Tx, visitorKey: string, now: Date): Promise<Cart> {
  const row = await tx
    .selectFrom('carts')
    .select(cartColumns)
    .where('visitor_key', '=', visitorKey)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new CartExpired()
  return toCart(row)
}
