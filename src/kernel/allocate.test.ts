import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from '#kernel/allocate.ts'
import { sum } from '#kernel/money.ts'

const cents = fc.integer({ min: -250_000_00, max: 250_000_00 })
const weights = fc.array(fc.nat({ max: 250_000_00 }), { minLength: 1, maxLength: 50 })

test('the parts add up to the whole, and each is within a cent of its share', () => {
  fc.assert(
    fc.property(cents, weights, (amount, given) => {
      const parts = allocate(amount, given)
      expect(sum(parts)).toBe(amount)
      const total = sum(given)
      for (const [index, part] of parts.entries()) {
        const share = total === 0 ? amount / given.length : (amount * (given[index] ?? 0)) / total
        expect(Math.abs(part - share)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('what weighs nothing gets nothing, unless nothing weighs', () => {
  expect(allocate(10_00, [0, 25_00, 0])).toEqual([0, 10_00, 0])
  expect(allocate(1, [0, 0])).toEqual([0, 1])
  expect(allocate(-5_00, [25_00, 75_00])).toEqual([-1_25, -3_75])
})
