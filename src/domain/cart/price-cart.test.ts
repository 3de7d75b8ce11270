import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cart, PackageToAdd } from '#domain/cart/cart.ts'
import { withPackage } from '#domain/cart/cart-contents.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import type { VoucherVat } from '#domain/catalogue/product.ts'
import { newId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { buildCatalogue, buildProduct } from '#tests/support/build-product.ts'
import { buildPackage, testShop, testStorefront } from '#tests/support/build-shop.ts'

const cartOf = (...packages: PackageToAdd[]): Cart => ({
  kind: 'basket',
  id: newId('crt'),
  version: 1,
  storefront: 'GCSNL',
  language: 'nl',
  shipments: packages.reduce<Cart['shipments']>(withPackage, []),
  details: undefined,
})

const shop = testShop()

test('the fee is charged once an order and carries 21 % VAT inside', () => {
  const priced = priceCart(
    cartOf(
      buildPackage({ quantity: 2 }),
      buildPackage({ productId: 'filmbon', amountCents: 12_50 }),
    ),
    shop,
  )
  expect(priced).toMatchObject({
    digital: { quantity: 3, cents: 62_50 },
    physical: { quantity: 0, cents: 0 },
    subTotalCents: 62_50,
    extraCents: 95,
    grandTotalCents: 63_45,
    vatCents: 16,
    totalQuantity: 3,
  })
})

test.each([
  ['dinerbon', 0],
  ['boekenbon', 2_06],
  ['bomen-planten', 0],
])('the face value of %s carries VAT of %i cents', (productId, vatCents) => {
  const [line] = priceCart(cartOf(buildPackage({ productId })), shop).lines
  expect(line).toMatchObject({ totalCents: 25_00, vatCents })
})

test('a pack of blank cards is goods, with the standard rate inside its price', () => {
  const pack = buildProduct({ kind: 'GIFTCARD_BLANK_PACK', vat: { kind: 'goods' } })
  const catalogue = buildCatalogue([pack])
  const cart = cartOf(buildPackage({ productId: pack.id, amountCents: 4_95 }))
  const { lines, packs } = priceCart(cart, { ...shop, catalogue })
  expect(lines[0]).toMatchObject({ kind: 'BLANK_GIFT_CARD_PACK', totalCents: 4_95, vatCents: 86 })
  expect(packs).toEqual({ quantity: 1, cents: 4_95 })
})

test('an empty basket costs nothing, no fee either', () => {
  expect(priceCart(cartOf(), shop)).toMatchObject({ lines: [], grandTotalCents: 0, vatCents: 0 })
})

test('a product that is no longer sold is shown, costs nothing and has a problem', () => {
  const cart = cartOf(buildPackage(), buildPackage({ productId: 'verdwenen' }))
  const priced = priceCart(cart, shop)
  const [, gone] = priced.shipments[0]!.packages
  expect(gone).toMatchObject({ product: undefined, totalCents: 0, problem: 3100 })
  expect(priced.grandTotalCents).toBe(25_95)
})

test('each package says why it cannot be bought today', () => {
  const cart = cartOf(buildPackage(), buildPackage({ productId: 'uitverkocht' }))
  const problems = priceCart(cart, shop).shipments[0]!.packages.map(({ problem }) => problem)
  expect(problems).toEqual([undefined, 2031])
})

test('donations are counted by themselves too', () => {
  const donation = buildPackage({ productId: 'bomen-planten', amountCents: 10_00, quantity: 2 })
  expect(priceCart(cartOf(buildPackage(), donation), shop)).toMatchObject({
    digital: { quantity: 3, cents: 45_00 },
    donations: { quantity: 2, cents: 20_00 },
  })
})

const vats: fc.Arbitrary<VoucherVat> = fc.oneof(
  fc.constant<VoucherVat>({ kind: 'multiPurpose' }),
  fc.constant<VoucherVat>({ kind: 'donation' }),
  fc.constantFrom(900, 2100).map((rateBasisPoints) => ({
    kind: 'singlePurpose' as const,
    rateBasisPoints,
  })),
)

const gifts = fc.array(
  fc.record({
    vat: vats,
    amountCents: fc.integer({ min: 1, max: 500_00 }),
    quantity: fc.integer({ min: 1, max: 999 }),
    isSold: fc.boolean(),
    form: fc.constantFrom('DIGITAL' as const, 'PHYSICAL' as const),
  }),
  { maxLength: 12 },
)

describe('for every basket', () => {
  test('everything adds up to the cent and VAT is never negative', () => {
    fc.assert(
      fc.property(gifts, fc.integer({ min: 0, max: 10_00 }), (chosen, serviceFeeCents) => {
        const products = chosen.map(({ vat }, index) => buildProduct({ id: `p${index}`, vat }))
        const cart = cartOf(
          ...chosen.map(({ amountCents, quantity, form }, index) =>
            buildPackage({ productId: `p${index}`, amountCents, quantity, variationType: form }),
          ),
        )
        const prices = { ...testStorefront.prices, serviceFeeCents }
        const priced = priceCart(cart, {
          catalogue: testShop(products.filter((_, index) => chosen[index]!.isSold)).catalogue,
          storefront: { ...testStorefront, prices },
          promotions: [],
        })
        const { lines, subTotalCents, extraCents, grandTotalCents, vatCents } = priced

        expect(sum(lines.map((line) => line.totalCents))).toBe(grandTotalCents)
        expect(sum(lines.map((line) => line.vatCents))).toBe(vatCents)
        expect(subTotalCents + extraCents).toBe(grandTotalCents)
        expect(priced.digital.cents + priced.physical.cents).toBe(subTotalCents)
        for (const line of lines) {
          expect(line.totalCents).toBe(line.unitCents * line.quantity)
          expect(line.vatCents).toBeGreaterThanOrEqual(0)
          expect(line.vatCents).toBeLessThanOrEqual(line.totalCents)
          expect(Number.isSafeInteger(line.vatCents)).toBe(true)
        }
      }),
    )
  })
})
