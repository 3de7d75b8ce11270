import { expect, test } from 'vitest'
import { type BasketVariation, basketProblem, hasOtherAmounts } from './basket-line.ts'

const euro = (value: number) => ({ currency: 'EUR', value })
const config = {
  hasFixedPrices: false,
  pricesToShow: [euro(20_00), euro(50_00)],
  minPrice: euro(10_00),
  maxPrice: euro(150_00),
  step: euro(1_00),
  stock: 'AVAILABLE' as const,
}

const variation = (
  cents: number,
  changed: Partial<typeof config> | null = {},
): BasketVariation => ({
  id: 'aan-tafel-dinerbon-digital',
  variationType: 'DIGITAL',
  price: euro(cents),
  product: {
    id: 'aan-tafel-dinerbon',
    title: 'Aan tafel Dinerbon',
    path: '/cadeaubonnen/aan-tafel-dinerbon/',
    image: { url: '/cards/aan-tafel.svg', alt: '' },
    backgroundColor: 'pink',
    digitalVariationConfig: changed && { ...config, ...changed },
    physicalVariationConfig: null,
  },
})

test('a listed amount, or any within bounds and on the step, can be ordered', () => {
  expect(basketProblem(variation(50_00))).toBeUndefined()
  expect(basketProblem(variation(42_00))).toBeUndefined()
})

test('an amount that is no longer offered asks for another one', () => {
  expect(basketProblem(variation(5_00))).toBe('amountGone')
  expect(basketProblem(variation(42_50))).toBe('amountGone')
  expect(basketProblem(variation(42_00, { hasFixedPrices: true }))).toBe('amountGone')
})

test('a product that is out of stock says so, for every amount', () => {
  expect(basketProblem({ ...variation(5_00, { stock: 'OUT' as never }) })).toBe('outOfStock')
})

test('a product that is no longer sold is told apart from one that is out of stock', () => {
  expect(basketProblem(undefined)).toBe('gone')
  expect(basketProblem(variation(50_00, null))).toBe('gone')
})

test('one fixed price leaves nothing to change', () => {
  expect(hasOtherAmounts(variation(50_00))).toBe(true)
  expect(
    hasOtherAmounts(variation(20_00, { hasFixedPrices: true, pricesToShow: [euro(20_00)] })),
  ).toBe(false)
})
