import { expect, test } from 'vitest'
import { euro, sum, vatInside } from '#kernel/money.ts'

test('the VAT inside a price is rounded half up, to a whole cent', () => {
  expect(vatInside(121_00, 2100)).toBe(21_00)
  expect(vatInside(109_00, 900)).toBe(9_00)
  // 4.95 contains 0.859 of VAT, 3.95 contains 0.686.
  expect(vatInside(4_95, 2100)).toBe(86)
  expect(vatInside(3_95, 2100)).toBe(69)
  expect(vatInside(10_00, 0)).toBe(0)
})

test('amounts are added up, none at all give zero', () => {
  expect(sum([10_00, 5, -2_50])).toBe(7_55)
  expect(sum(new Set<number>())).toBe(0)
})

test('an amount of euros says its currency', () => {
  expect(euro(25_00)).toEqual({ currency: 'EUR', cents: 25_00 })
})
