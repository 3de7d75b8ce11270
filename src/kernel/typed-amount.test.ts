import { expect, test } from 'vitest'
import { parseAmount } from './typed-amount.ts'

test.each([
  ['25', 2500],
  ['€ 25', 2500],
  ['€25,-', 2500],
  ['€ 25,--', 2500],
  ['2 5', 2500],
  ['12,5', 1250],
  ['12,50', 1250],
  ['12.50', 1250],
  ['1.000', 100_000],
  ['1.000,00', 100_000],
  ['1.234.567,89', 123_456_789],
  ['12.345', 1_234_500],
  ['9999999', 999_999_900],
  ['0', 0],
])('%s is read as people mean it', (text, cents) => {
  expect(parseAmount(text)).toBe(cents)
})

test.each([
  ...['', '-5', 'tien', '12,345', '1e3', '1,2,3', '12.5.0', '99999999', '٢٥'],
  ...['x25', '25x', '25,-5', '25,---', '25,', ',50', '1.0000', '1234.567', '.000', '1.00.000'],
])('%s is no amount', (text) => {
  expect(parseAmount(text)).toBeUndefined()
})
