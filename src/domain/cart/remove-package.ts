import type { Basket } from '#domain/cart/cart.ts'
import { withoutGroup, withoutPackage } from '#domain/cart/cart-contents.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { CartChange } from '#domain/cart/change.ts'
import { requireBasket } from '#domain/cart/find-cart.ts'
import type { OneStatement } from '#domain/db.ts'

/** Throws 3201 when the package is not in the basket, 3203 without a basket, 3206 where it moved, and `LostRace`. */
export async function removePackage(
  one: OneStatement,
  change: CartChange & { packageId: string },
): Promise<Basket> {
  const cart = await requireBasket(one, change.visitorKey, change.now)
  const shipments = withoutPackage(cart.shipments, change.packageId)
  return storeCart(one, { ...cart, language: change.language, shipments }, change.now)
}

/** One package of a shipment or, without `packageId`, all that goes to its receiver (SPEC §7). Throws as above. */
export async function removePackageGroup(
  one: OneStatement,
  change: CartChange & { shipmentTag: string; packageId: string | undefined },
): Promise<Basket> {
  const cart = await requireBasket(one, change.visitorKey, change.now)
  const shipments = withoutGroup(cart.shipments, change)
  return storeCart(one, { ...cart, language: change.language, shipments }, change.now)
}
