import type { Basket, SelfContainedCart } from '#domain/cart/cart.ts'
import {
  cartColumns,
  findOpenCart,
  isOpen,
  toBasket,
  toSelfContained,
} from '#domain/cart/cart-row.ts'
import { CartExpired } from '#domain/cart/errors.ts'
import type { Db } from '#domain/db.ts'
import type { CartId } from '#kernel/ids.ts'

/**
 * Open cart under this key. Undefined when there is none or it expired, and for an exchange, which
 * `findRedeemCart` reads. Throws `CartMoved` (3206).
 */
export async function findCart(
  db: Db,
  cartKey: string,
  now: Date,
): Promise<SelfContainedCart | undefined> {
  const [row] = await findOpenCart(db, { visitorKey: cartKey, now })
  return row && toSelfContained(row)
}

/** The visitor's open basket; undefined when there is none or it expired. Throws `CartMoved` (3206). */
export async function findBasket(
  db: Db,
  visitorKey: string,
  now: Date,
): Promise<Basket | undefined> {
  const [row] = await findOpenCart(db, { visitorKey, now })
  return row && toBasket(row)
}

/** As `findBasket`. Throws `CartExpired` (3203) when there is none. */
export async function requireBasket(db: Db, visitorKey: string, now: Date): Promise<Basket> {
  const basket = await findBasket(db, visitorKey, now)
  if (basket === undefined) throw new CartExpired()
  return basket
}

/**
 * Open gift by itself, activation or quote. Undefined for a basket, and for an exchange, which only
 * the token of its session shows.
 */
export async function findSingleGiftById(
  db: Db,
  id: CartId,
  now: Date,
): Promise<SelfContainedCart | undefined> {
  const row = await db
    .selectFrom('carts')
    .select(cartColumns)
    .where('id', '=', id)
    .where('kind', 'in', ['singleGift', 'activation', 'quote'])
    .where('state', '=', isOpen)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && toSelfContained(row)
}
