import type { Cart } from '#domain/cart/cart.ts'
import { findPackage, type PackageChange, withChangedPackage } from '#domain/cart/cart-contents.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { AsSeen, CartChange } from '#domain/cart/change.ts'
import { ensureAsSeen } from '#domain/cart/ensure-as-seen.ts'
import { ensureWithinLimits } from '#domain/cart/ensure-within-limits.ts'
import { PackageUnknown } from '#domain/cart/errors.ts'
import { requireCart } from '#domain/cart/find-cart.ts'
import { ensureForSale, ensureQuantity } from '#domain/cart/package-rules.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import type { OneStatement } from '#domain/db.ts'
import type { Shop } from '#domain/shop.ts'

/**
 * Changes how many, how much, the note or the paper. Fewer of something that is out of stock is allowed, more is not; a basket
 * above its limit may always shrink. Throws 3201, 3203, 3206, 3211, 3200, 3102, 3103, 2031, 2015, 2030, and `LostRace`.
 */
export async function updatePackage(
  one: OneStatement,
  shop: Shop,
  change: CartChange & AsSeen & PackageChange & { packageId: string },
): Promise<Cart> {
  if (change.quantity !== undefined) ensureQuantity(change.quantity)
  const cart = await requireCart(one, change.visitorKey, change.now)
  ensureAsSeen(cart, change)
  const before = findPackage(cart.shipments, change.packageId)
  if (before === undefined) throw new PackageUnknown()

  const quantity = change.quantity ?? before.quantity
  const amountCents = change.amountCents ?? before.amountCents
  const after: Cart = {
    ...cart,
    language: change.language,
    shipments: withChangedPackage(cart.shipments, before.id, {
      ...{ quantity, amountCents },
      ...{ message: change.message, wrapper: change.wrapper },
    }),
  }
  const isLess = quantity <= before.quantity && amountCents === before.amountCents
  if (!isLess) {
    ensureForSale(shop.catalogue, { ...before, amountCents })
    ensureWithinLimits(priceCart(after, shop), shop.storefront)
  }
  return storeCart(one, after, change.now)
}
