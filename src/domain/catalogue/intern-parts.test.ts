import { expect, test } from 'vitest'
import { buildProduct } from '#tests/support/build-product.ts'
import { createPartInterner } from './intern-parts.ts'

test('products stay what they are, and hold their equal parts together', () => {
  const share = createPartInterner()
  const given = [
    buildProduct({ id: 'diner-bon' }),
    buildProduct({ id: 'film-bon', promotions: ['nieuw'] }),
  ]
  const [dinner, film] = given.map((product) => share(structuredClone(product)))
  expect([dinner, film]).toEqual(given)
  expect(film?.digital).toBe(dinner?.digital)
  expect(film?.categories).toBe(dinner?.categories)
  expect(film?.promotions).not.toEqual(dinner?.promotions)
})
