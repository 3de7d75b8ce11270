import { expect, test } from 'vitest'
import type { CartContents } from '#domain/cart/cart.ts'
import { withPackage } from '#domain/cart/cart-contents.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { draftOrder } from '#domain/orders/draft-order.ts'
import { newId } from '#kernel/ids.ts'
import {
  buildDetails,
  buildPackage,
  forOther,
  testShop,
  testStorefront,
} from '#tests/support/build-shop.ts'

const activates = newId('prc')
const redeem = { programme: 'keuze', choices: [] }
const packed = [
  buildPackage(),
  buildPackage({ receiver: forOther('Bas', 'bas@voorbeeld.example') }),
]
const gifts = { details: buildDetails(), shipments: withPackage([], buildPackage()) }
const split = { ...gifts, shipments: packed.reduce<CartContents['shipments']>(withPackage, []) }

const columnsOf = (contents: CartContents) => {
  const cart = { id: newId('crt'), version: 1, storefront: 'GCSNL', language: 'nl' as const }
  const { order } = draftOrder({
    ...{ priced: priceCart({ ...cart, ...contents }, testShop()), storefront: testStorefront },
    ...{ visitorKey: 'visitor', accountId: undefined, cardParts: [], now: new Date() },
  })
  return { kind: order.kind, activates: order.activates }
}

test.each<[string, CartContents, ReturnType<typeof columnsOf>]>([
  ['a basket', { kind: 'basket', ...gifts }, { kind: 'regular', activates: null }],
  ['a basket for several', { kind: 'basket', ...split }, { kind: 'multiAddress', activates: null }],
  ['a single gift', { kind: 'singleGift', ...gifts }, { kind: 'regular', activates: null }],
  [
    'an exchange',
    { kind: 'redeem', redeem, payingCards: [], ...gifts },
    { kind: 'redeem', activates: null },
  ],
  ['an activation', { kind: 'activation', activates, ...gifts }, { kind: 'activation', activates }],
])('%s becomes an order of its kind', (_, contents, columns) => {
  expect(columnsOf(contents)).toEqual(columns)
})
