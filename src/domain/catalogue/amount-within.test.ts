import { expect, test } from 'vitest'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { amountWithin } from './amount-within.ts'
import type { VariationConfig } from './product.ts'

const upTo = (maxCents: number) => ({ minCents: 0, maxCents })

const fixed = (...pricesToShowCents: number[]) =>
  buildVariationConfig({ hasFixedPrices: true, pricesToShowCents })

const within = (digital: VariationConfig | undefined, maxCents: number) =>
  amountWithin(buildProduct({ digital }), upTo(maxCents))

test('of listed amounts the most within the price stands ready, in whole euros where there is one', () => {
  expect(within(fixed(25_00, 50_00, 100_00), 50_00)).toEqual({ fromCents: 25_00, cents: 50_00 })
  expect(within(fixed(10_00, 12_50, 25_00), 15_00)).toEqual({ fromCents: 10_00, cents: 10_00 })
  expect(within(fixed(12_50, 25_00), 15_00)).toEqual({ fromCents: 12_50, cents: 12_50 })
  expect(within(fixed(25_00), 15_00)).toBeUndefined()
})

test('where any amount may be typed it is one of its steps, whole euros where those make some', () => {
  const free = (stepCents: number) => buildVariationConfig({ stepCents })
  expect(within(free(1_00), 25_00)).toEqual({ fromCents: 10_00, cents: 25_00 })
  expect(within(free(20_00), 50_00)).toEqual({ fromCents: 20_00, cents: 40_00 })
  expect(within(free(2_50), 12_50)).toEqual({ fromCents: 10_00, cents: 10_00 })
  expect(within(free(1), 17_95)).toEqual({ fromCents: 10_00, cents: 17_00 })
  // Between the limits, but on no step.
  expect(within(free(25_00), 15_00)).toBeUndefined()
})

test('who names a least begins with it', () => {
  const from = (minCents: number) => ({ minCents, maxCents: Number.MAX_SAFE_INTEGER })
  expect(amountWithin(buildProduct(), from(20_00))?.cents).toBe(20_00)
  expect(amountWithin(buildProduct(), from(20_50))).toEqual({ fromCents: 21_00, cents: 21_00 })
})

test('a form that cannot be bought now offers nothing, and the other one does', () => {
  const digital = buildVariationConfig({ stock: 'out' })
  const physical = fixed(50_00)
  expect(amountWithin(buildProduct({ digital, physical }), upTo(25_00))).toBeUndefined()
  expect(amountWithin(buildProduct({ digital, physical }), upTo(60_00))?.cents).toBe(50_00)
})
