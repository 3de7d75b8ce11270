import type { Cart } from '#domain/cart/cart.ts'
import { findShipment, withMovedShipment } from '#domain/cart/cart-contents.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { AsSeen, CartChange } from '#domain/cart/change.ts'
import { type Destination, ensureDestination } from '#domain/cart/destination.ts'
import { ensureAsSeen } from '#domain/cart/ensure-as-seen.ts'
import { requireCart } from '#domain/cart/find-cart.ts'
import type { OneStatement } from '#domain/db.ts'
import type { Shop } from '#domain/shop.ts'

/**
 * Has all that goes to one receiver go to another. Throws 3201 when the shipment is not in the basket, 3203 without a
 * basket, 3220, 3221 and 3001 where it cannot go there, 3206 where it moved, 3211 where another window changed it, and `LostRace`.
 */
export async function changeReceiver(
  one: OneStatement,
  shop: Shop,
  change: CartChange & AsSeen & { shipmentTag: string; to: Destination },
): Promise<Cart> {
  const cart = await requireCart(one, change.visitorKey, change.now)
  ensureAsSeen(cart, change)
  const { shipmentTag, to, language } = change
  ensureDestination(to, findShipment(cart.shipments, shipmentTag).deliveryForm, shop.storefront)
  const shipments = withMovedShipment(cart.shipments, shipmentTag, to)
  return storeCart(one, { ...cart, language, shipments }, change.now)
}
