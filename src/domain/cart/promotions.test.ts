import { expect, test } from 'vitest'
import type { Basket, PackageToAdd } from '#domain/cart/cart.ts'
import { withPackage } from '#domain/cart/cart-contents.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { newId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { buildPromotion, euros, percent } from '#tests/support/build-promotion.ts'
import { buildPackage, forOther, testShop } from '#tests/support/build-shop.ts'

/*
 * Baskets worked out by hand. The fee is 0.95 with 0.16 VAT inside, a paid digital paper as much; of 25.00 for a book 2.06 is
 * VAT (9 %), of the 2.50 that 10 % takes off it 0.21.
 */

const shop = testShop([
  buildProduct({ id: 'dinerbon', categories: ['uit-eten'], physical: buildVariationConfig() }),
  buildProduct({
    id: 'boekenbon',
    categories: ['lezen'],
    vat: { kind: 'singlePurpose', rateBasisPoints: 900 },
  }),
  buildProduct({ id: 'bomen', kind: 'DONATION', vat: { kind: 'donation' } }),
])

const anna = forOther('Anna', 'anna@voorbeeld.example')
const bas = forOther('Bas', 'bas@voorbeeld.example')
const card = (given: Partial<PackageToAdd> = {}) => buildPackage(given)
const book = (given: Partial<PackageToAdd> = {}) =>
  buildPackage({ productId: 'boekenbon', ...given })
const trees = buildPackage({ productId: 'bomen', amountCents: 10_00 })

const price = (
  packages: readonly PackageToAdd[],
  promotions: readonly Promotion[],
  given: Partial<Basket> = {},
) =>
  priceCart(
    {
      kind: 'basket',
      ...{ id: newId('crt'), version: 1, storefront: 'GCSNL', language: 'nl', details: undefined },
      shipments: packages.reduce<Basket['shipments']>(withPackage, []),
      ...given,
    },
    { ...shop, promotions },
  )

/** What is taken off, by promotion, and the VAT of the whole. */
const told = (...asked: Parameters<typeof price>) => {
  const { promotions, vatCents, grandTotalCents, lines } = price(...asked)
  expect(sum(lines.map(({ totalCents }) => totalCents))).toBe(grandTotalCents)
  return {
    off: Object.fromEntries(promotions.map(({ promotion, cents }) => [promotion.id, -cents])),
    total: grandTotalCents,
    vat: vatCents,
  }
}

const tenPercent = buildPromotion()
const onExtras = { base: 'EXTRAS', value: percent(100) } as const

const baskets: [string, Parameters<typeof price>, ReturnType<typeof told>][] = [
  ['nothing runs', [[card()], []], { off: {}, total: 25_95, vat: 16 }],
  [
    'ten percent of a card, which holds no VAT',
    [[card()], [tenPercent]],
    { off: { 'tien-procent': 2_50 }, total: 23_45, vat: 16 },
  ],
  [
    'ten percent of a book, with the VAT of what it reduces',
    [[book()], [tenPercent]],
    { off: { 'tien-procent': 2_50 }, total: 23_45, vat: 16 + 2_06 - 21 },
  ],
  [
    'a donation is given whole',
    [[card(), trees], [tenPercent]],
    { off: { 'tien-procent': 2_50 }, total: 33_45, vat: 16 },
  ],
  [
    'a share has its bound',
    [[card({ amountCents: 100_00 })], [buildPromotion({ value: percent(10, 7_50) })]],
    { off: { 'tien-procent': 7_50 }, total: 93_45, vat: 16 },
  ],
  [
    'cards of a category, and not the others',
    [[card(), book()], [buildPromotion({ condition: { categories: ['lezen'] } })]],
    { off: { 'tien-procent': 2_50 }, total: 48_45, vat: 16 + 2_06 - 21 },
  ],
  [
    'too little of what counts',
    [[card({ amountCents: 49_99 }), trees], [buildPromotion({ condition: { centsMin: 50_00 } })]],
    { off: {}, total: 49_99 + 10_00 + 95, vat: 16 },
  ],
  [
    'three receivers, one of whom orders',
    [
      [card({ receiver: anna }), card({ receiver: bas }), card()],
      [buildPromotion({ condition: { receiversMin: 3 }, ...onExtras })],
    ],
    { off: { 'tien-procent': 95 }, total: 75_00, vat: 0 },
  ],
  [
    'two are not three',
    [
      [card({ receiver: anna }), card({ receiver: anna, amountCents: 10_00 }), card()],
      [buildPromotion({ condition: { receiversMin: 3 }, ...onExtras })],
    ],
    { off: {}, total: 60_95, vat: 16 },
  ],
  [
    'paper and fee for nothing',
    [[card({ receiver: anna, wrapper: 'kraft' })], [buildPromotion(onExtras)]],
    { off: { 'tien-procent': 1_90 }, total: 25_00, vat: 0 },
  ],
  [
    'never more than there is',
    [[card({ amountCents: 10_00 })], [buildPromotion({ value: euros(25_00) })]],
    { off: { 'tien-procent': 9_95 }, total: 1_00, vat: 16 },
  ],
  [
    'two that go together, the second of what the first left',
    [
      [card({ amountCents: 100_00 })],
      [
        buildPromotion({ id: 'a', value: euros(20_00), stacking: 'together' }),
        buildPromotion({ id: 'b', stacking: 'together' }),
      ],
    ],
    { off: { a: 20_00, b: 8_00 }, total: 72_95, vat: 16 },
  ],
  [
    'one that goes alone and takes more',
    [
      [card({ amountCents: 100_00 })],
      [
        buildPromotion({ id: 'a', value: euros(5_00), stacking: 'together' }),
        buildPromotion({ id: 'b', value: euros(4_00), stacking: 'together' }),
        buildPromotion({ id: 'c', value: euros(10_00) }),
      ],
    ],
    { off: { c: 10_00 }, total: 90_95, vat: 16 },
  ],
  [
    'the others together take more',
    [
      [card({ amountCents: 100_00 })],
      [
        buildPromotion({ id: 'a', value: euros(5_00), stacking: 'together' }),
        buildPromotion({ id: 'b', value: euros(6_00), stacking: 'together' }),
        buildPromotion({ id: 'c', value: euros(10_00) }),
      ],
    ],
    { off: { a: 5_00, b: 6_00 }, total: 89_95, vat: 16 },
  ],
  [
    'a code that nobody typed',
    [[card()], [buildPromotion({ code: 'FEEST' })]],
    { off: {}, total: 25_95, vat: 16 },
  ],
  [
    'a code',
    [[card()], [buildPromotion({ code: 'FEEST' })], { promotionCode: 'FEEST' }],
    { off: { 'tien-procent': 2_50 }, total: 23_45, vat: 16 },
  ],
  [
    'one that this basket was told not to get',
    [[card()], [tenPercent], { refusedPromotions: ['tien-procent'] }],
    { off: {}, total: 25_95, vat: 16 },
  ],
  [
    'a third of three cents more than goes into three: not a cent is lost',
    [
      [card({ amountCents: 10_00 }), card({ amountCents: 10_01 }), card({ amountCents: 10_02 })],
      [buildPromotion({ value: euros(10_00) })],
    ],
    { off: { 'tien-procent': 10_00 }, total: 20_98, vat: 16 },
  ],
]

test.each(baskets)('%s', (_name, asked, worked) => {
  expect(told(...asked)).toEqual(worked)
})

test('what is charged around the cards says what it costs, whatever is taken off', () => {
  const priced = price([card({ receiver: anna, wrapper: 'kraft' })], [buildPromotion(onExtras)])
  expect(priced).toMatchObject({ extraCents: 1_90, subTotalCents: 25_00, grandTotalCents: 25_00 })
})

test('what is taken off names the package, or the parcel, whose price it lowers', () => {
  const posted = card({
    variationType: 'PHYSICAL',
    receiver: anna,
    wrapper: 'delft',
    address: {
      countryCode: 'NL',
      postCode: '1012 AB',
      houseNumber: '1',
      street: 'Damrak',
      city: 'Amsterdam',
    },
  })
  const { lines } = price([posted], [buildPromotion(onExtras)])
  const off = lines.filter(({ kind }) => kind === 'PROMOTION')
  const whole = lines.filter(({ kind }) => !['PROMOTION', 'GIFTCARD'].includes(kind))
  expect(
    off.map(({ packageId, shipmentId, totalCents }) => [packageId, shipmentId, -totalCents]),
  ).toEqual(
    whole.map(({ packageId, shipmentId, totalCents }) => [packageId, shipmentId, totalCents]),
  )
})
