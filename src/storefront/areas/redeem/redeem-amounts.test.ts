import { expect, test } from 'vitest'
import { postedCardCount } from './redeem-amounts.ts'

const euro = (value: number) => ({ currency: 'EUR', value })

const byPost = (maxCents: number, hasFixedPrices = false) => ({
  physicalVariationConfig: {
    ...{ stock: 'AVAILABLE' as const, hasFixedPrices, pricesToShow: [] },
    ...{ minPrice: euro(10_00), maxPrice: euro(maxCents), step: euro(1_00) },
  },
})

test.each([
  { what: 'up to the most one may hold', product: byPost(250_00), cents: 150_00, count: 1 },
  { what: 'above it, in two', product: byPost(250_00), cents: 151_00, count: 2 },
  { what: 'the product holds less', product: byPost(100_00), cents: 250_00, count: 3 },
  {
    what: 'listed prices, as they are sold',
    product: byPost(250_00, true),
    cents: 200_00,
    count: 1,
  },
  { what: 'no post', product: { physicalVariationConfig: null }, cents: 200_00, count: 1 },
])('by post in several cards: $what', ({ product, cents, count }) => {
  expect(postedCardCount(product, { cents, postedCentsMax: 150_00 })).toBe(count)
})
