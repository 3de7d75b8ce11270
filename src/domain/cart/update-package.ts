import type { Basket, CartPackage } from '#domain/cart/cart.ts'
import { findPackage, type PackageChange, withChangedPackage } from '#domain/cart/cart-contents.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { AsSeen, CartChange } from '#domain/cart/change.ts'
import { ensureAsSeen } from '#domain/cart/ensure-as-seen.ts'
import { ensureWithinLimits } from '#domain/cart/ensure-within-limits.ts'
import { PackageUnknown } from '#domain/cart/errors.ts'
import { requireBasket } from '#domain/cart/find-cart.ts'
import { ensureForSale, ensureQuantity } from '#domain/cart/package-rules.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { ensureWrapping } from '#domain/cart/wrapping.ts'
import type { OneStatement } from '#domain/db.ts'
import type { Shop } from '#domain/shop.ts'

/**
 * Changes how many, how much, the note or the paper. Fewer of something that is out of stock is allowed, more is not; a basket
 * above its limit may always shrink. Throws 3201, 3203, 3206, 3211, 3200, 3102, 3103, 3108, 3109, 3110, 2031, 2015, 2030, and
 * `LostRace`.
 */
export async function updatePackage(
  one: OneStatement,
  shop: Shop,
  change: CartChange & AsSeen & PackageChange & { packageId: string },
): Promise<Basket> {
  if (change.quantity !== undefined) ensureQuantity(change.quantity)
  const cart = await requireBasket(one, change.visitorKey, change.now)
  ensureAsSeen(cart, change)
  const before = findPackage(cart.shipments, change.packageId)
  if (before === undefined) throw new PackageUnknown()

  ensureWrappingOf(before, cart, { shop, change })

  const quantity = change.quantity ?? before.quantity
  const amountCents = change.amountCents ?? before.amountCents
  const after: Basket = {
    ...cart,
    language: change.language,
    shipments: withChangedPackage(cart.shipments, before.id, {
      ...{ quantity, amountCents },
      ...{ message: change.message, wrapper: change.wrapper, giftPacking: change.giftPacking },
      isEachWrapped: change.isEachWrapped,
    }),
  }
  const isLess = quantity <= before.quantity && amountCents === before.amountCents
  if (!isLess) {
    ensureForSale(shop.catalogue, { ...before, amountCents })
    ensureWithinLimits(priceCart(after, shop), shop.storefront)
  }
  return storeCart(one, after, change.now)
}

/** Judges what is wanted around it now; what lay around it before stays as it was. */
function ensureWrappingOf(
  item: CartPackage,
  { shipments }: Basket,
  { shop, change }: { shop: Shop; change: PackageChange },
): void {
  const product = shop.catalogue.productById.get(item.productId)
  const shipment = shipments.find(({ packages }) => packages.includes(item))
  if (product === undefined || shipment === undefined) return
  const wanted = {
    wrapper: change.wrapper ?? undefined,
    giftPacking: change.giftPacking ?? undefined,
  }
  ensureWrapping({ ...item, ...wanted }, shipment.receiver, product)
}
