import { sql } from 'kysely'
import type { Cart, GuestDetails } from '#domain/cart/cart.ts'
import { cartColumns, expiryFrom, toCart } from '#domain/cart/cart-row.ts'
import type { CartChange } from '#domain/cart/change.ts'
import { ensureWithinLimits } from '#domain/cart/ensure-within-limits.ts'
import { requireCart } from '#domain/cart/find-cart.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import type { OneStatement } from '#domain/db.ts'
import { LostRace } from '#domain/lost-race.ts'
import type { Shop } from '#domain/shop.ts'

/**
 * Keeps who orders with the basket, whatever else changes in it at the same moment; `guestDetailsSchema` has checked them.
 * Throws 3203 without a basket, 3206 where it moved, `LostRace`, and 2015 or 2030 where this kind of customer may not order
 * so much: the basket can then be made smaller, or the kind be another one.
 */
export async function saveGuestDetails(
  one: OneStatement,
  shop: Shop,
  { visitorKey, language, now, details }: CartChange & { details: GuestDetails },
): Promise<Cart> {
  const row = await one
    .updateTable('carts')
    .set(({ eb }) => ({
      document: sql<string>`jsonb_set(document, '{details}', ${JSON.stringify(details)}::jsonb)`,
      language,
      version: eb('version', '+', 1),
      updated_at: now,
      expires_at: expiryFrom(now),
    }))
    .where('visitor_key', '=', visitorKey)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .where('moved_to', 'is', null)
    .returning(cartColumns)
    .executeTakeFirst()
  if (row === undefined) {
    await requireCart(one, visitorKey, now)
    throw new LostRace()
  }
  const cart = toCart(row)
  ensureWithinLimits(priceCart(cart, shop), shop.storefront)
  return cart
}
