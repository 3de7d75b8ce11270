import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { sum } from '#kernel/money.ts'
import type { ScamFacts } from '#kernel/scam-rule.ts'

/** Of the cards that are as good as cash; undefined where there are none. */
export function scamFactsOf({ shipments }: PricedCart): ScamFacts | undefined {
  const packages = shipments
    .flatMap((shipment) => shipment.packages)
    .filter(({ product }) => product?.isAppleType)
  if (packages.length === 0) return undefined
  const equal = Map.groupBy(
    packages,
    ({ package: { productId, amountCents } }) => `${productId} ${amountCents}`,
  )
  const counts = [...equal.values()].map((same) =>
    sum(same.map(({ package: { quantity } }) => quantity)),
  )
  return {
    cents: sum(packages.map(({ totalCents }) => totalCents)),
    equalCards: Math.max(...counts),
  }
}
