import type { Cart, GuestDetails } from '#domain/cart/cart.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { CartChange } from '#domain/cart/change.ts'
import { lockCart } from '#domain/cart/lock-cart.ts'
import type { Tx } from '#domain/db.ts'

/** Keeps who orders with the basket; `guestDetailsSchema` has checked them. Throws 3203 without a basket. */
export async function saveGuestDetails(
  tx: Tx,
  change: CartChange & { details: GuestDetails },
): Promise<Cart> {
  const cart = await lockCart(tx, change.visitorKey, change.now)
  const saved: Cart = { ...cart, language: change.language, details: change.details }
  return storeCart(tx, saved, change.now)
}
