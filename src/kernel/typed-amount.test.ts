import { expect, test } from 'vitest'
import { parseAmount } from './typed-amount.ts'

test.each([
  ['25', 2500],
  ['€ 25', 2500],
  ['€25,-', 2500],
  ['12,5', 1250],
  ['12,50', 1250],
  ['12.50', 1250],
  ['1.000', 100_000],
  ['1.000,00', 100_000],
  ['0', 0],
])('%s is read as people mean it', (text, cents) => {
  expect(parseAmount(text)).toBe(cents)
})

test.each(['', '-5', 'tien', '12,345', '1e3', '1,2,3', '12.5.0', '99999999', '٢٥'])(
  '%s is no amount',
  (text) => {
    expect(parseAmount(text)).toBeUndefined()
  },
)
