import type { Basket } from '#domain/cart/cart.ts'
import { findShipment } from '#domain/cart/cart-contents.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { AsSeen, CartChange } from '#domain/cart/change.ts'
import { withPeopleAside } from '#domain/cart/delivery-modes.ts'
import { type Destination, ensureDestination } from '#domain/cart/destination.ts'
import { ensureAsSeen } from '#domain/cart/ensure-as-seen.ts'
import { PackageUnknown } from '#domain/cart/errors.ts'
import { requireBasket } from '#domain/cart/find-cart.ts'
import { withMovedPackage, withMovedShipment } from '#domain/cart/move-gifts.ts'
import type { OneStatement } from '#domain/db.ts'
import type { Shop } from '#domain/shop.ts'

type ReceiverChange = CartChange &
  AsSeen & {
    shipmentTag: string
    /** One package of the shipment alone, all of it or so many. */
    packageId?: string | undefined
    quantity?: number | undefined
    to: Destination
  }

/**
 * Has all that goes to one receiver, or one package of it, go to another. Who gets nothing any more because givers keep it
 * themselves is set aside. Throws 3201 when the shipment is not in the basket, 3200 for more than there is, 3203 without a basket,
 * 3220, 3221 and 3001 where it cannot go there, 3206 where it moved, 3211 where another window changed it, and `LostRace`.
 */
export async function changeReceiver(
  one: OneStatement,
  shop: Shop,
  change: ReceiverChange,
): Promise<Basket> {
  const cart = await requireBasket(one, change.visitorKey, change.now)
  ensureAsSeen(cart, change)
  const { shipmentTag, packageId, quantity, to, language } = change
  const before = findShipment(cart.shipments, shipmentTag)
  ensureDestination(to, before.deliveryForm, shop.storefront)
  if (packageId !== undefined && !before.packages.some(({ id }) => id === packageId))
    throw new PackageUnknown()
  const shipments =
    packageId === undefined
      ? withMovedShipment(cart.shipments, shipmentTag, { address: undefined, ...to })
      : withMovedPackage(cart.shipments, { packageId, quantity }, to)
  const setAside =
    to.receiver.kind === 'self' ? withPeopleAside(cart.setAside, [before]) : cart.setAside
  return storeCart(one, { ...cart, language, shipments, setAside }, change.now)
}
