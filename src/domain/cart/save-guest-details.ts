import { sql } from 'kysely'
import type { Cart, GuestDetails } from '#domain/cart/cart.ts'
import { cartColumns, expiryFrom, toCart } from '#domain/cart/cart-row.ts'
import type { CartChange } from '#domain/cart/change.ts'
import { requireCart } from '#domain/cart/find-cart.ts'
import type { OneStatement } from '#domain/db.ts'
import { LostRace } from '#domain/lost-race.ts'

/**
 * Keeps who orders with the basket, whatever else changes in it at the same moment; `guestDetailsSchema` has checked them.
 * Throws 3203 without a basket, 3206 where it moved, and `LostRace`.
 */
export async function saveGuestDetails(
  one: OneStatement,
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
  if (row !== undefined) return toCart(row)
  await requireCart(one, visitorKey, now)
  throw new LostRace()
}
