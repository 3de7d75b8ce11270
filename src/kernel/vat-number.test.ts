import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { isVatNumber, optionalVatNumberSchema } from './vat-number.ts'

test.each([
  ['NL004495445B01', true],
  ['nl 0044.95.445 b-01', true],
  ['NL000099998B57', true],
  ['NL004495446B01', false],
  ['NL004495445B1', false],
  ['BE0776091951', true],
  ['BE1776091951', true],
  ['BE776091951', false],
  ['XBE0776091951', false],
  ['BE07760919511', false],
  ['DE136695976', true],
  ['ATU12345678', true],
  ['IE6388047V', true],
  ['US123456789', false],
  ['123456789', false],
  ['x'.repeat(10_000), false],
])('%s is a VAT number: %s', (text, isOne) => {
  expect(isVatNumber(text)).toBe(isOne)
})

test('it is kept without the signs between, and an empty field is none', () => {
  expect(parse(optionalVatNumberSchema, ' nl 0044.95.445 b01')).toBe('NL004495445B01')
  expect(parse(optionalVatNumberSchema, ' ')).toBeUndefined()
})
