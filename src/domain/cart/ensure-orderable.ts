import type { GuestDetails } from '#domain/cart/cart.ts'
import { ensureWithinLimits } from '#domain/cart/ensure-within-limits.ts'
import { CartEmpty, DetailsMissing, ProductGone } from '#domain/cart/errors.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { ensureVariation } from '#domain/catalogue/ensure-variation.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { DeliveryDatePast } from '#kernel/delivery-moment.ts'

type OrderableCart = PricedCart & { cart: { details: GuestDetails } }

/**
 * Everything that must hold before a basket is charged: something in it (3202), all of it for sale (2031,
 * 3101, 3102, 3103), for a moment that is still to come
 * (3207), within the limits (2015, 2030), and known who orders (3205).
 */
export function ensureOrderable(
  priced: PricedCart,
  storefront: Storefront,
  now: Date,
): asserts priced is OrderableCart {
  if (priced.totalQuantity === 0) throw new CartEmpty()
  for (const { product, package: item } of priced.shipments.flatMap(({ packages }) => packages)) {
    if (product === undefined) throw new ProductGone()
    ensureVariation(product, item)
  }
  for (const { deliveryDate } of priced.cart.shipments)
    if (deliveryDate !== null && new Date(deliveryDate) <= now) throw new DeliveryDatePast()
  ensureWithinLimits(priced, storefront)
  if (priced.cart.details === undefined) throw new DetailsMissing()
}
