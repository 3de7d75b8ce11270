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
