import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cart } from '#domain/cart/cart.ts'
import { withPackage } from '#domain/cart/cart-contents.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { draftFulfilment } from '#domain/orders/draft-fulfilment.ts'
import { draftOrder } from '#domain/orders/draft-order.ts'
import type { OrderDraft } from '#domain/orders/order-draft.ts'
import { newId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { buildPromotion, euros, percent } from '#tests/support/build-promotion.ts'
import { buildDetails, buildPackage, testShop, testStorefront } from '#tests/support/build-shop.ts'

/** Two books of 25 euros, in whose price 9 % VAT is, which is due at the sale. */
function draftBooks(): OrderDraft {
  const cart: Cart = {
    kind: 'basket',
    ...{ id: newId('crt'), version: 1, storefront: 'GCSNL', language: 'nl' },
    shipments: withPackage([], buildPackage({ productId: 'boekenbon', quantity: 2 })),
    details: buildDetails(),
  }
  const priced = priceCart(cart, testShop())
  const visit = { visitorKey: 'visitor', accountId: undefined, cardParts: [], now: new Date() }
  return draftOrder({ priced, storefront: testStorefront, ...visit })
}

const withLine = (draft: OrderDraft, line: Partial<OrderDraft['lines'][number]>): OrderDraft => {
  const [gift] = draft.lines
  if (gift === undefined) throw new Error('There is a gift.')
  return { ...draft, lines: [...draft.lines, { ...gift, id: newId('oln'), ...line }] }
}

const vatOf = (draft: OrderDraft) => sum(draftFulfilment(draft).units.map((unit) => unit.vat_cents))

test('a card carries the VAT of its own price', () => {
  expect(vatOf(draftBooks())).toBe(4_13)
})

const off = { kind: 'PROMOTION', reduces: 'FACE', total_cents: -5_00, vat_cents: -41 } as const

test.each([
  ['wrapping', { kind: 'WRAPPER', total_cents: 2_95, vat_cents: 51 }],
  ['a discount', off],
] as const)('and not that of %s, which is booked by its own line', (_what, line) => {
  expect(vatOf(withLine(draftBooks(), line))).toBe(4_13)
})

/** Any basket, some of it wrapped, from which any promotions take something. */
const drafts = fc
  .record({
    gifts: fc.array(
      fc.record({
        productId: fc.constantFrom('dinerbon', 'boekenbon'),
        amountCents: fc.integer({ min: 10_00, max: 250_00 }),
        quantity: fc.integer({ min: 1, max: 30 }),
        wrapper: fc.constantFrom('hearts', 'kraft', 'sky'),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    promotions: fc.array(
      fc.record({
        base: fc.constantFrom('FACE' as const, 'EXTRAS' as const),
        value: fc.oneof(
          fc.integer({ min: 1, max: 999_99 }).map(euros),
          fc.integer({ min: 1, max: 100 }).map((share) => percent(share)),
        ),
        condition: fc.constantFrom({}, { products: ['boekenbon'] }, { centsMin: 100_00 }),
        stacking: fc.constantFrom('alone' as const, 'together' as const),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ gifts, promotions }) => {
    const receiver = { kind: 'other', name: 'Bas', email: 'bas@voorbeeld.example' } as const
    const shipments = gifts.map((gift) => buildPackage({ ...gift, receiver }))
    const cart: Cart = {
      kind: 'basket',
      ...{ id: newId('crt'), version: 1, storefront: 'GCSNL', language: 'nl' },
      shipments: shipments.reduce<Cart['shipments']>(withPackage, []),
      details: buildDetails(),
    }
    const running = promotions.map((given, index) => buildPromotion({ ...given, id: `p${index}` }))
    const priced = priceCart(cart, { ...testShop(), promotions: running })
    const visit = { visitorKey: 'visitor', accountId: undefined, cardParts: [], now: new Date() }
    return draftOrder({ priced, storefront: testStorefront, ...visit })
  })

test('what goes back, card by card, is what was paid for all of them, whatever the basket', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const { units } = draftFulfilment(draft)
      const paidFor = draft.lines.filter(({ package_id }) => package_id !== null)
      const back = units.map(
        (unit) =>
          (unit.paid_cents ?? 0) + (unit.extra_cents ?? 0) - (unit.extra_promotion_cents ?? 0),
      )
      expect(sum(back)).toBe(sum(paidFor.map((line) => line.total_cents)))
      const vat = units.map(
        (unit) =>
          unit.vat_cents -
          (unit.promotion_vat_cents ?? 0) +
          (unit.extra_vat_cents ?? 0) -
          (unit.extra_promotion_vat_cents ?? 0),
      )
      expect(sum(vat)).toBe(sum(paidFor.map((line) => line.vat_cents)))
      for (const unit of units) {
        const taken = unit.amount_cents - (unit.paid_cents ?? 0)
        expect(taken).toBeGreaterThanOrEqual(0)
        expect(unit.promotion_vat_cents).toBeLessThanOrEqual(taken)
        expect(unit.extra_vat_cents).toBeLessThanOrEqual(unit.extra_cents ?? 0)
        expect(unit.extra_promotion_cents).toBeLessThanOrEqual(unit.extra_cents ?? 0)
        expect(unit.extra_promotion_vat_cents).toBeLessThanOrEqual(unit.extra_promotion_cents ?? 0)
      }
    }),
  )
})

test('something is always left to pay, and no line is below what it reduces', () => {
  fc.assert(
    fc.property(drafts, ({ order, lines }) => {
      expect(order.total_cents).toBe(sum(lines.map(({ total_cents }) => total_cents)))
      expect(order.total_cents).toBeGreaterThanOrEqual(1_00)
      for (const id of new Set(lines.map(({ package_id }) => package_id))) {
        const own = lines.filter(({ package_id }) => package_id === id)
        expect(sum(own.map(({ total_cents }) => total_cents))).toBeGreaterThanOrEqual(0)
        expect(sum(own.map(({ vat_cents }) => vat_cents))).toBeGreaterThanOrEqual(-own.length)
      }
    }),
  )
})
