import { expect, test } from 'vitest'
import type { Basket } from '#domain/cart/cart.ts'
import { withPackage } from '#domain/cart/cart-contents.ts'
import { cartFingerprint } from '#domain/cart/cart-fingerprint.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { newId } from '#kernel/ids.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { buildDetails, buildPackage, forOther, testShop } from '#tests/support/build-shop.ts'

const cart = (change: Partial<Basket> = {}, gift = buildPackage()): Basket => ({
  kind: 'basket',
  id: newId('crt'),
  version: 1,
  storefront: 'GCSNL',
  language: 'nl',
  shipments: withPackage([], gift),
  details: buildDetails(),
  ...change,
})

const print = (of: Basket, shop = testShop()) => cartFingerprint(priceCart(of, shop))
const original = print(cart())

test('the same basket made again, agreed to later, has the same fingerprint', () => {
  const later = buildDetails({ termsAcceptedAt: '2027-01-01T00:00:00.000Z' })
  expect(print(cart({ details: later }))).toBe(original)
})

test.each([
  ['quantity', cart({}, buildPackage({ quantity: 2 }))],
  ['amount', cart({}, buildPackage({ amountCents: 50_00 }))],
  ['product', cart({}, buildPackage({ productId: 'filmbon' }))],
  ['note', cart({}, buildPackage({ message: 'Hoera' }))],
  ['paper', cart({}, buildPackage({ wrapper: 'leaves' }))],
  ['receiver', cart({}, buildPackage({ receiver: forOther('Jan', 'jan@voorbeeld.example') }))],
  ['giver', cart({ details: buildDetails({ email: 'b@voorbeeld.example' }) })],
  ['language', cart({ language: 'en' })],
])('another %s is another fingerprint', (_what, changed) => {
  expect(print(changed)).not.toBe(original)
})

test('another name or address of the receiver, or name on the tag, is another fingerprint', () => {
  const receivers = [
    forOther('Jan', 'jan@voorbeeld.example'),
    forOther('Els', 'jan@voorbeeld.example'),
    forOther('Jan', 'els@voorbeeld.example'),
    forOther('Jan', 'jan@voorbeeld.example', 'Opa en oma'),
  ]
  const prints = receivers.map((receiver) => print(cart({}, buildPackage({ receiver }))))
  expect(new Set(prints).size).toBe(receivers.length)
})

test('a rate of VAT that changed is another fingerprint', () => {
  const taxed = buildProduct({
    id: 'dinerbon',
    vat: { kind: 'singlePurpose', rateBasisPoints: 2100 },
  })
  expect(print(cart(), testShop([taxed]))).not.toBe(original)
})
