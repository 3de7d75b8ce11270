import type { Basket } from '#domain/cart/cart.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { CartChange } from '#domain/cart/change.ts'
import { ensureWithinLimits } from '#domain/cart/ensure-within-limits.ts'
import { requireBasket } from '#domain/cart/find-cart.ts'
import type { GuestDetails } from '#domain/cart/guest-details.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { refusedTo } from '#domain/cart/refuse-promotions-of.ts'
import type { OneStatement } from '#domain/db.ts'
import type { Shop } from '#domain/shop.ts'

/**
 * Keeps who orders with the basket; `savedDetailsSchema` has checked them. Throws 3203 without a basket, 3206 where it
 * moved, `LostRace`, and 2015 or 2030 where this kind of customer may not order so much: nothing is kept then, so that the
 * basket goes on being judged by what was said before.
 */
export async function saveGuestDetails(
  one: OneStatement,
  shop: Shop,
  { visitorKey, language, now, details }: CartChange & { details: GuestDetails },
): Promise<Basket> {
  const before = await requireBasket(one, visitorKey, now)
  const cart = { ...before, language, details, refusedPromotions: refusedTo(before, details) }
  ensureWithinLimits(priceCart(cart, shop), shop.storefront)
  return storeCart(one, cart, now)
}
