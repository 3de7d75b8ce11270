import { AppleLimitExceeded, OrderLimitExceeded } from '#domain/cart/errors.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { sum } from '#kernel/money.ts'

/**
 * The limits of one order (SPEC §8, 2015 and 2030), by kind of customer. A visitor who has not said yet what they are
 * counts as a private customer. Euros are those of the cards, without fees.
 */
export function ensureWithinLimits(priced: PricedCart, storefront: Storefront): void {
  const { currency } = priced
  const packages = priced.shipments.flatMap((shipment) => shipment.packages)
  const appleCents = sum(
    packages.filter(({ product }) => product?.isAppleType).map(({ totalCents }) => totalCents),
  )
  const { appleCentsMax } = storefront.limits
  if (appleCents > appleCentsMax) throw new AppleLimitExceeded({ currency, cents: appleCentsMax })

  const limit = storefront.limits[priced.cart.details?.customerType ?? 'PRIVATE']
  if (priced.totalQuantity > limit.cardsMax || priced.subTotalCents > limit.totalCentsMax) {
    throw new OrderLimitExceeded({
      cardsMax: limit.cardsMax,
      limit: { currency, cents: limit.totalCentsMax },
    })
  }
}
