import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inMajorUnits, parseMajorUnits } from '#kernel/minor-units.ts'
import { currencies } from '#kernel/money.ts'

test.each([
  ['12.50', 'EUR', 1250],
  ['7.5', 'EUR', 750],
  ['7', 'EUR', 700],
  ['0.290000', 'EUR', 29],
  ['1200', 'JPY', 1200],
  ['1200.0', 'JPY', 1200],
  ['1.234', 'KWD', 1234],
  ['90071992547.40', 'EUR', 9_007_199_254_740],
] as const)('%s %s is %d in minor units', (text, currency, cents) => {
  expect(parseMajorUnits(text, currency)).toBe(cents)
})

test.each([
  ['0.001', 'EUR'],
  ['1.5', 'JPY'],
  ['-1', 'EUR'],
  ['1,50', 'EUR'],
  ['1e3', 'EUR'],
  ['.5', 'EUR'],
  ['', 'EUR'],
  [' 1', 'EUR'],
] as const)('"%s" %s is no amount', (text, currency) => {
  expect(parseMajorUnits(text, currency)).toBeUndefined()
})

test('what is written is read again, in every currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 }),
      fc.constantFrom(...currencies),
      (cents, currency) => parseMajorUnits(inMajorUnits(cents, currency), currency) === cents,
    ),
  )
})
