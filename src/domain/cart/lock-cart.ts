import type { SelfContainedCart } from '#domain/cart/cart.ts'
import {
  type CartRow,
  selectOpenCart,
  toSelfContained,
  type WhoseCart,
} from '#domain/cart/cart-row.ts'
import { CartExpired } from '#domain/cart/errors.ts'
import type { Tx } from '#domain/db.ts'
import { type Given, prepared } from '#domain/prepared.ts'

const lockOpenCart = prepared((tx, whose: Given<WhoseCart>) =>
  selectOpenCart(tx, whose).forUpdate(),
)

/**
 * Open cart under this key, locked until the transaction ends: others that change or order it wait.
 * Throws `CartExpired` (3203) when there is none or it is an exchange, and `CartMoved` (3206).
 */
export async function lockCart(tx: Tx, cartKey: string, now: Date): Promise<SelfContainedCart> {
  const cart = toSelfContained(await lockCartRow(tx, cartKey, now))
  if (cart === undefined) throw new CartExpired()
  return cart
}

/** Row of an open cart, locked until the transaction ends. Throws `CartExpired` (3203). */
export async function lockCartRow(tx: Tx, visitorKey: string, now: Date): Promise<CartRow> {
  const lock = async () => (await lockOpenCart(tx, { visitorKey, now })).rows[0]
  // A basket that moved while this one waited is gone, and only a second look sees what was left in its place.
  const row = (await lock()) ?? (await lock())
  if (row === undefined) throw new CartExpired()
  return row
}
