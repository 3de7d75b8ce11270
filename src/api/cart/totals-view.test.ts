import fc from 'fast-check'
import { expect, test } from 'vitest'
import { viewTotals } from '#api/cart/totals-view.ts'
import type { Basket } from '#domain/cart/cart.ts'
import { withPackage } from '#domain/cart/cart-contents.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { newId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { buildPromotion } from '#tests/support/build-promotion.ts'
import { buildPackage, forOther, testShop } from '#tests/support/build-shop.ts'

const shop = testShop([
  buildProduct({ id: 'dinerbon', physical: buildVariationConfig() }),
  buildProduct({ id: 'boekenbon', vat: { kind: 'singlePurpose', rateBasisPoints: 900 } }),
  buildProduct({ id: 'bomen', kind: 'DONATION', vat: { kind: 'donation' } }),
])

const packages = fc.record({
  productId: fc.constantFrom('dinerbon', 'boekenbon', 'bomen'),
  amountCents: fc.integer({ min: 1, max: 250_00 }),
  quantity: fc.integer({ min: 1, max: 40 }),
  isByPost: fc.boolean(),
  who: fc.constantFrom('anna', 'bas', 'carla'),
})

test('the grand total is the subtotal and all adjustments, of any basket', () => {
  const offers = [[], [buildPromotion()]]
  let reducedCount = 0
  fc.assert(
    fc.property(fc.array(packages, { maxLength: 12 }), fc.constantFrom(...offers), (all, offer) => {
      const chosen = all.map(({ productId, amountCents, quantity, isByPost, who }) =>
        buildPackage({
          productId,
          amountCents,
          quantity,
          variationType: isByPost && productId === 'dinerbon' ? 'PHYSICAL' : 'DIGITAL',
          receiver: forOther(who, `${who}@voorbeeld.example`),
        }),
      )
      const cart: Basket = {
        kind: 'basket',
        id: newId('crt'),
        version: 1,
        storefront: 'GCSNL',
        language: 'nl',
        shipments: chosen.reduce<Basket['shipments']>(withPackage, []),
        details: undefined,
      }
      const { totals } = viewTotals(priceCart(cart, { ...shop, promotions: offer }), 'nl')
      const adjusted = sum(totals.adjustments.map(({ price }) => price.value))
      expect(totals.grandTotal.value).toBe(totals.subTotal.value + adjusted)
      const taxes = sum(totals.taxes.map(({ price }) => price.value))
      expect(totals.grandTotalWithoutTax.value).toBe(totals.grandTotal.value - taxes)
      if (totals.adjustments.some(({ adjustmentType }) => adjustmentType === 'PROMOTION'))
        reducedCount += 1
    }),
  )
  expect(reducedCount).toBeGreaterThan(0)
})
