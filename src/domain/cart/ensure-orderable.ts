import { asksPhone, ensureDestination, phoneOf } from '#domain/cart/destination.ts'
import { ensureWithinLimits } from '#domain/cart/ensure-within-limits.ts'
import {
  CartEmpty,
  DetailsMissing,
  PhoneMissing,
  PostAddressMissing,
  ProductGone,
} from '#domain/cart/errors.ts'
import type { GuestDetails } from '#domain/cart/guest-details.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { ensureNoTestCard, ensureVariation } from '#domain/catalogue/ensure-variation.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { DeliveryDatePast } from '#kernel/delivery-moment.ts'
import { dutchDayOf } from '#kernel/post-calendar.ts'
import { ensurePostDay } from '#kernel/post-day.ts'

type OrderableCart = PricedCart & { cart: { details: GuestDetails } }

/**
 * Everything that must hold before a basket is charged: something in it (3202), all of it for sale (2031,
 * 3101, 3102, 3103), no card for trying things out (3361), for a moment that is still to come
 * (3207), within the limits (2015, 2030), and known who orders (3205), and by post where it goes (3220, 3221), with a phone number where the way it is posted wants one (3225), and on a day that can still be kept (3207, 3222).
 */
export function ensureOrderable(
  priced: PricedCart,
  storefront: Storefront,
  now: Date,
): asserts priced is OrderableCart {
  if (priced.totalQuantity === 0) throw new CartEmpty()
  for (const { product, package: item } of priced.shipments.flatMap(({ packages }) => packages)) {
    if (product === undefined) throw new ProductGone()
    ensureNoTestCard(product, storefront)
    ensureVariation(product, item)
  }
  for (const { deliveryDate, deliveryForm } of priced.cart.shipments)
    if (deliveryDate !== null) ensureStillToCome(new Date(deliveryDate), deliveryForm, now)
  ensureWithinLimits(priced, storefront)
  const { details } = priced.cart
  if (details === undefined) throw new DetailsMissing()
  for (const { shipment, postedBy } of priced.shipments) {
    const { deliveryForm, receiver, address } = shipment
    const own = receiver.kind === 'self' ? details.address : undefined
    if (deliveryForm === 'PHYSICAL' && (address ?? own) === undefined)
      throw new PostAddressMissing()
    ensureDestination({ receiver, address: address ?? own }, deliveryForm, storefront)
    if (asksPhone(postedBy, storefront) && phoneOf(shipment, details) === undefined)
      throw new PhoneMissing()
  }
}

function ensureStillToCome(moment: Date, form: VariationType, now: Date): void {
  if (form === 'PHYSICAL') ensurePostDay(dutchDayOf(moment), now)
  else if (moment <= now) throw new DeliveryDatePast()
}
