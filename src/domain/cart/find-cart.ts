import type { Cart } from '#domain/cart/cart.ts'
import { cartColumns, findOpenCart, isOpen, toCart } from '#domain/cart/cart-row.ts'
import { CartExpired } from '#domain/cart/errors.ts'
import type { Db } from '#domain/db.ts'
import type { CartId } from '#kernel/ids.ts'

/** The visitor's open basket, or undefined when there is none or it lay too long. Throws `CartMoved` (3206). */
export async function findCart(db: Db, visitorKey: string, now: Date): Promise<Cart | undefined> {
  const [row] = await findOpenCart(db, { visitorKey, now })
  return row && toCart(row)
}

/** As `findCart`. Throws `CartExpired` (3203) when there is none. */
export async function requireCart(db: Db, visitorKey: string, now: Date): Promise<Cart> {
  const cart = await findCart(db, visitorKey, now)
  if (cart === undefined) throw new CartExpired()
  return cart
}

/** A gift that is ordered by itself, still open; undefined for a basket. */
export async function findSingleGiftById(db: Db, id: CartId, now: Date): Promise<Cart | undefined> {
  const row = await db
    .selectFrom('carts')
    .select(cartColumns)
    .where('id', '=', id)
    .where('single_gift_of', 'is not', null)
    .where('state', '=', isOpen)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  // What a card is exchanged for is shown by the token of its session alone.
  return row?.document.redeem === undefined ? row && toCart(row) : undefined
}
