import { AppleLimitExceeded, OrderLimitExceeded } from '#domain/cart/errors.ts'
import type { PricedCart, PricedPackage } from '#domain/cart/priced-cart.ts'
import type { OrderLimit, Storefront } from '#domain/storefronts/storefront.ts'
import { cardsInPack } from '#kernel/card-pack.ts'
import { sum } from '#kernel/money.ts'

/**
 * The limits of one order (SPEC §8, 2015 and 2030), by kind of customer. As long as a visitor has not said what they
 * are, the widest holds; their details are judged by their own. Euros are those of the cards, without fees.
 */
export function ensureWithinLimits(priced: PricedCart, storefront: Storefront): void {
  const { currency } = priced
  const packages = priced.shipments.flatMap((shipment) => shipment.packages)
  const appleCents = sum(
    packages.filter(({ product }) => product?.isAppleType).map(({ totalCents }) => totalCents),
  )
  const { appleCentsMax } = storefront.limits
  if (appleCents > appleCentsMax) throw new AppleLimitExceeded({ currency, cents: appleCentsMax })

  const kind = priced.cart.details?.customerType
  const limit = kind === undefined ? widest(storefront) : storefront.limits[kind]
  if (sum(packages.map(cardsIn)) > limit.cardsMax || priced.subTotalCents > limit.totalCentsMax) {
    throw new OrderLimitExceeded({
      cardsMax: limit.cardsMax,
      limit: { currency, cents: limit.totalCentsMax },
    })
  }
}

/** A pack is as many cards as lie in it. */
const cardsIn = ({ package: { quantity }, product }: PricedPackage): number =>
  product?.kind === 'GIFTCARD_BLANK_PACK' ? quantity * cardsInPack : quantity

const widest = ({ limits: { PRIVATE, BUSINESS } }: Storefront): OrderLimit => ({
  cardsMax: Math.max(PRIVATE.cardsMax, BUSINESS.cardsMax),
  totalCentsMax: Math.max(PRIVATE.totalCentsMax, BUSINESS.totalCentsMax),
})
