import { expect, test } from 'vitest'
import type { Cart, PackageToAdd } from '#domain/cart/cart.ts'
import { withPackage } from '#domain/cart/cart-contents.ts'
import { ensureOrderable } from '#domain/cart/ensure-orderable.ts'
import type { GuestDetails } from '#domain/cart/guest-details.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { newId } from '#kernel/ids.ts'
import { buildDetails, buildPackage, testShop, testStorefront } from '#tests/support/build-shop.ts'

const order = (
  packages: PackageToAdd[],
  details: GuestDetails | undefined = buildDetails(),
): void => {
  const cart: Cart = {
    kind: 'basket',
    id: newId('crt'),
    version: 1,
    storefront: 'GCSNL',
    language: 'nl',
    shipments: packages.reduce<Cart['shipments']>(withPackage, []),
    details,
  }
  ensureOrderable(priceCart(cart, testShop()), testStorefront, now)
}

const now = new Date('2026-11-23T09:00:00Z')

const refusedWith = (code: number) => expect.objectContaining({ code })

test('a basket with something for sale and a giver can be ordered', () => {
  expect(() => order([buildPackage()])).not.toThrow()
})

test.each([
  ['is empty', [], 3202],
  ['holds what is no longer sold', [buildPackage({ productId: 'weg' })], 2031],
  ['holds what is out of stock', [buildPackage({ productId: 'uitverkocht' })], 2031],
  ['holds what is not sold yet', [buildPackage({ productId: 'binnenkort' })], 3101],
  ['holds a form that does not exist', [buildPackage({ variationType: 'PHYSICAL' })], 3101],
  [
    'holds an amount that is no longer listed',
    [buildPackage({ productId: 'filmbon', amountCents: 13_00 })],
    3102,
  ],
  ['holds an amount that is now too high', [buildPackage({ amountCents: 251_00 })], 3103],
  [
    'holds Apple-type cards of more than €500',
    [buildPackage({ productId: 'appelbon', quantity: 21 })],
    2015,
  ],
  ['holds more than 500 cards', [buildPackage({ amountCents: 10_00, quantity: 501 })], 2030],
  ['costs more than €25,000', [buildPackage({ amountCents: 250_00, quantity: 101 })], 2030],
] as const)('a basket that %s is refused', (_reason, packages, code) => {
  expect(() => order([...packages])).toThrow(refusedWith(code))
})

test.each([
  ['Apple-type cards of €500', buildPackage({ productId: 'appelbon', quantity: 20 })],
  ['500 cards', buildPackage({ amountCents: 10_00, quantity: 500 })],
  ['€25,000', buildPackage({ amountCents: 250_00, quantity: 100 })],
])('exactly %s pass', (_limit, item) => {
  expect(() => order([item])).not.toThrow()
})

test('a refusal says which limit was passed', () => {
  expect(() => order([buildPackage({ amountCents: 10_00, quantity: 501 })])).toThrow(
    expect.objectContaining({
      parameter: 'quantity',
      details: { cardsMax: 500, limit: { currency: 'EUR', cents: 25_000_00 } },
    }),
  )
  expect(() => order([buildPackage({ productId: 'appelbon', quantity: 21 })])).toThrow(
    expect.objectContaining({
      parameter: 'amount',
      details: { limit: { currency: 'EUR', cents: 500_00 } },
    }),
  )
})

test('a company may order what is too much for a person', () => {
  const many = [buildPackage({ amountCents: 10_00, quantity: 501 })]
  expect(() => order(many, buildDetails({ customerType: 'BUSINESS' }))).not.toThrow()
})

test('a basket without a giver cannot be ordered', () => {
  const cart: Cart = {
    kind: 'basket',
    id: newId('crt'),
    version: 1,
    storefront: 'GCSNL',
    language: 'nl',
    shipments: withPackage([], buildPackage()),
    details: undefined,
  }
  expect(() => ensureOrderable(priceCart(cart, testShop()), testStorefront, now)).toThrow(
    refusedWith(3205),
  )
})
