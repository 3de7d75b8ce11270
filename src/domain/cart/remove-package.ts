import type { Cart } from '#domain/cart/cart.ts'
import { withoutGroup, withoutPackage } from '#domain/cart/cart-contents.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { CartChange } from '#domain/cart/change.ts'
import { lockCart } from '#domain/cart/lock-cart.ts'
import type { Tx } from '#domain/db.ts'

/** Throws 3201 when the package is not in the basket, 3203 without a basket. */
export async function removePackage(
  tx: Tx,
  change: CartChange & { packageId: string },
): Promise<Cart> {
  const cart = await lockCart(tx, change.visitorKey, change.now)
  const shipments = withoutPackage(cart.shipments, change.packageId)
  return storeCart(tx, { ...cart, language: change.language, shipments }, change.now)
}

/** One package of a shipment or, without `packageId`, all that goes to its receiver (SPEC §7). */
export async function removePackageGroup(
  tx: Tx,
  change: CartChange & { shipmentTag: string; packageId: string | undefined },
): Promise<Cart> {
  const cart = await lockCart(tx, change.visitorKey, change.now)
  const shipments = withoutGroup(cart.shipments, change)
  return storeCart(tx, { ...cart, language: change.language, shipments }, change.now)
}
