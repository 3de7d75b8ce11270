import { expect, test } from 'vitest'
import { buildProduct } from '#tests/support/build-product.ts'
import { brandIdOf, brandsOf, letterOf } from './brands.ts'

test.each([
  ['Aan tafel', 'aan-tafel', 'A'],
  ['Blaar & Pleister', 'blaar-pleister', 'B'],
  ['Eén Oor', 'een-oor', 'E'],
  ["'t Anker", 't-anker', 'T'],
  ['Élan', 'elan', 'E'],
  ['100% Wol', '100-wol', '#'],
])('%s has the address %s and stands under %s', (name, id, letter) => {
  expect([brandIdOf(name), letterOf(name)]).toEqual([id, letter])
})

test('brands stand from A to Z, with their products in the order of the shop', () => {
  const products = [
    buildProduct({ id: 'zee', brand: 'Zeepkist' }),
    buildProduct({ id: 'eet', brand: 'Élan' }),
    buildProduct({ id: 'wol', brand: '3 Schapen' }),
    buildProduct({ id: 'eet-duur', brand: 'Élan' }),
    buildProduct({ id: 'dak', brand: 'dakpan' }),
  ]
  expect(
    brandsOf(products).map(({ id, letter, products: own }) => [
      id,
      letter,
      own.map((one) => one.id),
    ]),
  ).toEqual([
    ['dakpan', 'D', ['dak']],
    ['elan', 'E', ['eet', 'eet-duur']],
    ['zeepkist', 'Z', ['zee']],
    ['3-schapen', '#', ['wol']],
  ])
})
