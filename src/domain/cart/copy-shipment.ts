import type { Basket } from '#domain/cart/cart.ts'
import { findShipment } from '#domain/cart/cart-contents.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { AsSeen, CartChange, GrowthGuard } from '#domain/cart/change.ts'
import { type Destination, ensureDestination } from '#domain/cart/destination.ts'
import { ensureAsSeen } from '#domain/cart/ensure-as-seen.ts'
import { ensureWithinLimits } from '#domain/cart/ensure-within-limits.ts'
import { requireBasket } from '#domain/cart/find-cart.ts'
import { withCopiedShipment } from '#domain/cart/move-gifts.ts'
import { ensureForSale } from '#domain/cart/package-rules.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import type { OneStatement } from '#domain/db.ts'
import type { Shop } from '#domain/shop.ts'

/**
 * Gives all that goes to one receiver to one more. Throws 3201, 3203, 3206, 3211, 3100, 3101, 2031, 3102, 3103, 2015, 2030, and
 * `LostRace`.
 */
export async function copyShipment(
  one: OneStatement,
  shop: Shop,
  change: CartChange & AsSeen & GrowthGuard & { shipmentTag: string; to: Destination },
): Promise<Basket> {
  const cart = await requireBasket(one, change.visitorKey, change.now)
  ensureAsSeen(cart, change)
  const { shipmentTag, to, language } = change
  const { packages, deliveryForm } = findShipment(cart.shipments, shipmentTag)
  ensureDestination(to, deliveryForm, shop.storefront)
  for (const gift of packages) ensureForSale(shop.catalogue, gift)
  const shipments = withCopiedShipment(cart.shipments, shipmentTag, to)
  const after: Basket = { ...cart, language, shipments }
  ensureWithinLimits(priceCart(after, shop), shop.storefront)
  await change.ensureRoom?.(JSON.stringify(packages).length)
  return storeCart(one, after, change.now)
}
