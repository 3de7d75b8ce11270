import type { Basket } from '#domain/cart/cart.ts'
import { findShipment } from '#domain/cart/cart-contents.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { CartChange } from '#domain/cart/change.ts'
import { requireBasket } from '#domain/cart/find-cart.ts'
import { withMovedShipment } from '#domain/cart/move-gifts.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import type { OneStatement } from '#domain/db.ts'

/**
 * Has what goes to one receiver delivered at another moment, which depends on its form; null is at once. Throws 3201 when the shipment is not in the
 * basket, 3203 without a basket, 3206 where it moved, and `LostRace`.
 */
export async function changeDeliveryDate(
  one: OneStatement,
  change: CartChange & { shipmentTag: string; momentFor: (form: VariationType) => string | null },
): Promise<Basket> {
  const cart = await requireBasket(one, change.visitorKey, change.now)
  const { deliveryForm } = findShipment(cart.shipments, change.shipmentTag)
  const shipments = withMovedShipment(cart.shipments, change.shipmentTag, {
    deliveryDate: change.momentFor(deliveryForm),
  })
  return storeCart(one, { ...cart, language: change.language, shipments }, change.now)
}
