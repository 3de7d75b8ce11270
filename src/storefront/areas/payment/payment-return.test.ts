import { expect, test } from 'vitest'
import { readPaymentReturn } from './payment-return.ts'

test('an address without an error is an ordinary visit', () => {
  expect(readPaymentReturn(null)).toBeUndefined()
  expect(readPaymentReturn('')).toBeUndefined()
})

test.each([
  ['2035', 'refused'],
  ['2036', 'tooMany'],
  ['3403', 'cancelled'],
  ['3402', 'other'],
  ['<script>', 'other'],
])('error %s is shown as %s', (error, reason) => {
  expect(readPaymentReturn(error)).toBe(reason)
})
