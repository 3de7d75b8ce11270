import { expect, test } from 'vitest'
import type { Cart, PackageToAdd } from '#domain/cart/cart.ts'
import { withPackage } from '#domain/cart/cart-contents.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { newId } from '#kernel/ids.ts'
import type { LineKind } from '#kernel/line-kind.ts'
import { sum } from '#kernel/money.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { buildPackage, forOther, testShop } from '#tests/support/build-shop.ts'

/*
 * Baskets worked out by hand, by the prices of the Dutch shop: fee 0.95 an order, digital paper 0.95, paper by post 2.95, box 4.95,
 * all with 21 % VAT inside (0.16, 0.16, 0.51 and 0.86; two papers together 0.33, three 0.49, two by post 1.02, two boxes 1.72).
 * A book of 25.00 holds 2.06 of 9 %.
 */

const physical = buildVariationConfig()

const shop = testShop([
  buildProduct({ id: 'dinerbon', physical }),
  buildProduct({ id: 'boekenbon', physical, vat: { kind: 'singlePurpose', rateBasisPoints: 900 } }),
  buildProduct({ id: 'bomen', kind: 'DONATION', vat: { kind: 'donation' } }),
])

const anna = forOther('Anna', 'anna@voorbeeld.example')
const bas = forOther('Bas', 'bas@voorbeeld.example')

const mine = (given: Partial<PackageToAdd> = {}) => buildPackage(given)
const gift = (given: Partial<PackageToAdd> = {}) => buildPackage({ receiver: anna, ...given })
const post = (given: Partial<PackageToAdd> = {}) =>
  gift({ variationType: 'PHYSICAL', wrapper: undefined, ...given })

const book = { productId: 'boekenbon' }
const trees = { productId: 'bomen', amountCents: 10_00 }

/** In cents. What is left out is nothing; what is not an amount here (postage, what is taken off) has its own tests. */
type Worked = { cards: number; paper?: number; postPaper?: number; box?: number; vat: number }

const baskets: [string, PackageToAdd[], Worked][] = [
  ['a card for myself', [mine()], { cards: 25_00, vat: 16 }],
  ['a card in a plain paper', [gift({ wrapper: 'dots' })], { cards: 25_00, vat: 16 }],
  ['a gift of a release without papers', [gift()], { cards: 25_00, vat: 16 }],
  ['one in a paid paper', [gift({ wrapper: 'kraft' })], { cards: 25_00, paper: 95, vat: 32 }],
  [
    'five of them, unwrapped at once',
    [gift({ wrapper: 'kraft', quantity: 5 })],
    { cards: 125_00, paper: 95, vat: 32 },
  ],
  [
    'two in two paid papers',
    [gift({ wrapper: 'kraft' }), gift({ wrapper: 'sky', amountCents: 10_00 })],
    { cards: 35_00, paper: 1_90, vat: 48 },
  ],
  [
    'a paid and a plain one',
    [gift({ wrapper: 'box' }), gift({ wrapper: 'leaves', amountCents: 50_00 })],
    { cards: 75_00, paper: 95, vat: 32 },
  ],
  [
    'for two people, a paper each',
    [gift({ wrapper: 'cloth' }), gift({ wrapper: 'cloth', receiver: bas })],
    { cards: 50_00, paper: 1_90, vat: 48 },
  ],
  [
    'the same gift twice is one package and one paper',
    [gift({ wrapper: 'cloth' }), gift({ wrapper: 'cloth' })],
    { cards: 50_00, paper: 95, vat: 32 },
  ],
  ['a book for myself', [mine(book)], { cards: 25_00, vat: 2_22 }],
  [
    'a book in a paid paper',
    [gift({ ...book, wrapper: 'theatre' })],
    { cards: 25_00, paper: 95, vat: 2_38 },
  ],
  [
    'two books and a dinner',
    [gift({ ...book, quantity: 2, wrapper: 'envelope' }), mine()],
    { cards: 75_00, paper: 95, vat: 4_13 + 16 + 16 },
  ],
  ['a donation', [mine(trees)], { cards: 10_00, vat: 16 }],
  ['a donation in a name', [gift({ ...trees, wrapper: 'leaves' })], { cards: 10_00, vat: 16 }],
  [
    'a paper that a donation cannot have is not charged',
    [gift({ ...trees, wrapper: 'kraft' })],
    { cards: 10_00, vat: 16 },
  ],
  [
    'nor one around what is for the giver by now',
    [mine({ wrapper: 'kraft' })],
    { cards: 25_00, vat: 16 },
  ],
  [
    'a paper of another release is drawn as the first and costs nothing',
    [gift({ wrapper: 'sinterklaas' })],
    { cards: 25_00, vat: 16 },
  ],
  ['a card by post', [post()], { cards: 25_00, vat: 16 }],
  [
    'a card by post in paper',
    [post({ wrapper: 'delft' })],
    { cards: 25_00, postPaper: 2_95, vat: 16 + 51 },
  ],
  [
    'in paper and a box',
    [post({ wrapper: 'delft', giftPacking: 'giftBox' })],
    { cards: 25_00, postPaper: 2_95, box: 4_95, vat: 16 + 51 + 86 },
  ],
  [
    'three by post, wrapped as one',
    [post({ wrapper: 'pine', quantity: 3 })],
    { cards: 75_00, postPaper: 2_95, vat: 16 + 51 },
  ],
  [
    'two by post, each by itself',
    [post({ wrapper: 'pine', giftPacking: 'giftBox', quantity: 2, isEachWrapped: true })],
    { cards: 50_00, postPaper: 5_90, box: 9_90, vat: 16 + 1_02 + 1_72 },
  ],
  [
    'eleven by post do not fit into one paper',
    [post({ wrapper: 'plum', quantity: 11 })],
    { cards: 275_00, postPaper: 5_90, vat: 16 + 1_02 },
  ],
  [
    'a digital paper around what goes by post is not charged',
    [post({ wrapper: 'kraft' })],
    { cards: 25_00, vat: 16 },
  ],
  [
    'one of everything',
    [
      gift({ wrapper: 'balloons', quantity: 2 }),
      gift({ ...book, receiver: bas, wrapper: 'cracker' }),
      post({ receiver: bas, wrapper: 'tulips' }),
      mine({ variationType: 'PHYSICAL', giftPacking: 'giftBox' }),
      gift(trees),
    ],
    {
      ...{ cards: 50_00 + 25_00 + 25_00 + 25_00 + 10_00, paper: 1_90, postPaper: 2_95, box: 4_95 },
      vat: 16 + 16 + 16 + 2_06 + 51 + 86,
    },
  ],
]

const cartOf = (packages: readonly PackageToAdd[]): Cart => ({
  kind: 'basket',
  ...{ id: newId('crt'), version: 1, storefront: 'GCSNL', language: 'nl', details: undefined },
  shipments: packages.reduce<Cart['shipments']>(withPackage, []),
})

const giftKinds: readonly LineKind[] = ['GIFTCARD', 'DONATION']
const workedOut: readonly LineKind[] = [
  ...giftKinds,
  ...(['DIGITAL_WRAPPER', 'WRAPPER', 'GIFT_PACKING', 'SERVICE_FEE'] as const),
]

test('there are 25 of them', () => expect(baskets).toHaveLength(25))

test.each(baskets)('%s', (_name, packages, { cards, paper = 0, postPaper = 0, box = 0, vat }) => {
  const priced = priceCart(cartOf(packages), shop)
  const lines = priced.lines.filter(({ kind }) => workedOut.includes(kind))
  const others = priced.lines.filter((line) => !lines.includes(line))
  const totalOf = (...kinds: readonly LineKind[]) =>
    sum(lines.filter(({ kind }) => kinds.includes(kind)).map(({ totalCents }) => totalCents))
  expect({
    cards: totalOf(...giftKinds),
    paper: totalOf('DIGITAL_WRAPPER'),
    postPaper: totalOf('WRAPPER'),
    box: totalOf('GIFT_PACKING'),
    fee: totalOf('SERVICE_FEE'),
    vat: sum(lines.map(({ vatCents }) => vatCents)),
  }).toEqual({ cards, paper, postPaper, box, fee: 95, vat })
  expect(priced.subTotalCents).toBe(cards)
  const rest = sum(others.map(({ totalCents }) => totalCents))
  expect(priced.extraCents).toBe(paper + postPaper + box + 95 + rest)
  expect(priced.grandTotalCents).toBe(cards + paper + postPaper + box + 95 + rest)
})
