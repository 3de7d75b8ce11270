import type { RedeemChoice } from '#domain/cart/cart.ts'
import { isRedeemable, partsOf, redeemRulesOf } from '#domain/cart/redeem-rules.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { similarProducts } from '#domain/catalogue/suggest-products.ts'
import { findVariation } from '#domain/catalogue/variations.ts'
import type { Shop } from '#domain/shop.ts'

/** As many as a window shows without scrolling. */
const alternativesMax = 4

/** What may be had in place of something that cannot be supplied: alike, in the same form, for the same amount. */
export function alternativesTo(
  { productId, ...choice }: Omit<RedeemChoice, 'id'>,
  { programme }: { programme: string },
  { catalogue, storefront }: Shop,
): readonly Product[] {
  const rules = redeemRulesOf(storefront, programme)
  const product = catalogue.productById.get(productId)
  if (rules === undefined || product === undefined) return []
  const { variationType } = choice
  return similarProducts(catalogue, product)
    .filter(
      (other) =>
        isRedeemable(other, storefront, rules) &&
        partsOf(choice, other, rules).every(
          ({ amountCents }) =>
            findVariation(other, { variationType, amountCents }).problem === undefined,
        ),
    )
    .slice(0, alternativesMax)
}
