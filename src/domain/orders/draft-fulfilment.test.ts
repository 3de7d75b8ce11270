import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cart } from '#domain/cart/cart.ts'
import { withPackage } from '#domain/cart/cart-contents.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { draftFulfilment } from '#domain/orders/draft-fulfilment.ts'
import { draftOrder, type OrderDraft } from '#domain/orders/order-draft.ts'
import { newId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { buildDetails, buildPackage, testShop, testStorefront } from '#tests/support/build-shop.ts'

/** Two books of 25 euros, in whose price 9 % VAT is, which is due at the sale. */
function draftBooks(): OrderDraft {
  const cart: Cart = {
    ...{ id: newId('crt'), version: 1, storefront: 'GCSNL', language: 'nl' },
    shipments: withPackage([], buildPackage({ productId: 'boekenbon', quantity: 2 })),
    details: buildDetails(),
  }
  const priced = priceCart(cart, testShop())
  const visit = { visitorKey: 'visitor', accountId: undefined, now: new Date() }
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

test.each([
  ['wrapping', { kind: 'WRAPPER', total_cents: 2_95, vat_cents: 51 }],
  ['a discount', { kind: 'PROMOTION', total_cents: -5_00, vat_cents: -41 }],
] as const)('and not that of %s, which is booked by its own line', (_what, line) => {
  expect(vatOf(withLine(draftBooks(), line))).toBe(4_13)
})

/** Any basket, some of it wrapped, from which a promotion takes something. */
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
    takenCents: fc.integer({ min: 0, max: 9_99 }),
  })
  .map(({ gifts, takenCents }) => {
    const receiver = { kind: 'other', name: 'Bas', email: 'bas@voorbeeld.example' } as const
    const shipments = gifts.map((gift) => buildPackage({ ...gift, receiver }))
    const cart: Cart = {
      ...{ id: newId('crt'), version: 1, storefront: 'GCSNL', language: 'nl' },
      shipments: shipments.reduce<Cart['shipments']>(withPackage, []),
      details: buildDetails(),
    }
    const priced = priceCart(cart, testShop())
    const visit = { visitorKey: 'visitor', accountId: undefined, now: new Date() }
    const draft = draftOrder({ priced, storefront: testStorefront, ...visit })
    const off = {
      kind: 'PROMOTION',
      package_id: null,
      total_cents: -takenCents,
      vat_cents: 0,
    } as const
    return withLine(draft, off)
  })

test('what goes back, card by card, is what was paid for all of them, whatever the basket', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const { units } = draftFulfilment(draft)
      const paidFor = draft.lines.filter(({ kind }) => kind !== 'SERVICE_FEE')
      const back = units.map((unit) => (unit.paid_cents ?? 0) + (unit.extra_cents ?? 0))
      expect(sum(back)).toBe(sum(paidFor.map((line) => line.total_cents)))
      const vat = units.map((unit) => unit.vat_cents + (unit.extra_vat_cents ?? 0))
      expect(sum(vat)).toBe(sum(paidFor.map((line) => line.vat_cents)))
      for (const unit of units) {
        expect(unit.paid_cents).toBeLessThanOrEqual(unit.amount_cents)
        expect(unit.extra_vat_cents).toBeLessThanOrEqual(unit.extra_cents ?? 0)
      }
    }),
  )
})
