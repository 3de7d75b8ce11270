import type { Cart } from '#domain/cart/cart.ts'
import { selectOpenCart, toCart } from '#domain/cart/cart-row.ts'
import { CartExpired } from '#domain/cart/errors.ts'
import type { Db } from '#domain/db.ts'

/** The visitor's open basket, or undefined when there is none or it lay too long. Throws `CartMoved` (3206). */
export async function findCart(db: Db, visitorKey: string, now: Date): Promise<Cart | undefined> {
  const row = await selectOpenCart(db, visitorKey, now).executeTakeFirst()
  return row && toCart(row)
}

/** As `findCart`. Throws `CartExpired` (3203) when there is none. */
export async function requireCart(db: Db, visitorKey: string, now: Date): Promise<Cart> {
  const cart = await findCart(db, visitorKey, now)
  if (cart === undefined) throw new CartExpired()
  return cart
}
