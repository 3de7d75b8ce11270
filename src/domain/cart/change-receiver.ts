import type { Cart, Receiver } from '#domain/cart/cart.ts'
import { withMovedShipment } from '#domain/cart/cart-contents.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { AsSeen, CartChange } from '#domain/cart/change.ts'
import { ensureAsSeen } from '#domain/cart/ensure-as-seen.ts'
import { requireCart } from '#domain/cart/find-cart.ts'
import type { OneStatement } from '#domain/db.ts'

/**
 * Has all that goes to one receiver go to another. Throws 3201 when the shipment is not in the basket, 3203 without a
 * basket, 3206 where it moved, 3211 where another window changed it, and `LostRace`.
 */
export async function changeReceiver(
  one: OneStatement,
  change: CartChange & AsSeen & { shipmentTag: string; receiver: Receiver },
): Promise<Cart> {
  const cart = await requireCart(one, change.visitorKey, change.now)
  ensureAsSeen(cart, change)
  const { shipmentTag, receiver, language } = change
  const shipments = withMovedShipment(cart.shipments, shipmentTag, { receiver })
  return storeCart(one, { ...cart, language, shipments }, change.now)
}
