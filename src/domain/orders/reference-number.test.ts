import { expect, test } from 'vitest'
import { newReferenceNumber } from '#domain/orders/reference-number.ts'

test('a reference number names the store, and holds nothing that is misread', () => {
  for (let count = 0; count < 200; count += 1) {
    expect(newReferenceNumber(61)).toMatch(/^61-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
  }
})

test('reference numbers do not repeat soon', () => {
  const numbers = Array.from({ length: 2_000 }, () => newReferenceNumber(61))
  expect(new Set(numbers).size).toBe(numbers.length)
})
