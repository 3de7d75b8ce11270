import { describe, expect, test } from 'vitest'
import { buildCatalogue, buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import {
  formsForSale,
  formsOnOffer,
  hasAmountWithin,
  highestAmount,
  lowestAmount,
} from './amounts-on-offer.ts'

const config = buildVariationConfig
const digital = config({ pricesToShowCents: [10_00] })
const physical = config({ pricesToShowCents: [25_00] })
const both = ['DIGITAL', 'PHYSICAL'] as const

describe('the forms that a list counts', () => {
  test('are those that can be bought', () => {
    const product = buildProduct({ digital, physical: config({ stock: 'out' }) })
    expect(formsOnOffer(buildCatalogue([product]), product, both)).toEqual([digital])
  })

  test('are all forms of a card that is sold out, so that its prices stay in sight', () => {
    const out = config({ stock: 'out' })
    const product = buildProduct({ digital: out })
    expect(formsOnOffer(buildCatalogue([product]), product, both)).toEqual([out])
  })

  test('include announced post while the whole shop only announces it', () => {
    const coming = { ...physical, stock: 'coming' as const }
    const announced = buildProduct({ id: 'straks', digital, physical: coming })
    const shop = buildCatalogue([announced])
    expect(formsOnOffer(shop, announced, ['PHYSICAL'])).toEqual([coming])
    expect([...formsForSale(shop)]).toEqual(['DIGITAL'])
    const posted = buildCatalogue([announced, buildProduct({ id: 'nu', physical })])
    expect(formsOnOffer(posted, announced, ['PHYSICAL'])).toEqual([])
  })
})

describe('an amount within a range', () => {
  const fixed = config({ hasFixedPrices: true, pricesToShowCents: [12_50, 40_00] })
  const free = config({ minCents: 10_00, maxCents: 55_00, stepCents: 10_00 })

  test.each([
    [{ maxCents: 12_50 }, true],
    [{ maxCents: 12_49 }, false],
    [{ minCents: 13_00, maxCents: 39_99 }, false],
    [{ minCents: 40_00 }, true],
    [{ minCents: 40_01 }, false],
    [{}, true],
  ])('of fixed prices: %j is %s', (range, is) => {
    expect(hasAmountWithin(fixed, range)).toBe(is)
  })

  test.each([
    [{ maxCents: 10_00 }, true],
    [{ maxCents: 9_99 }, false],
    [{ minCents: 21_00, maxCents: 29_00 }, false],
    [{ minCents: 21_00, maxCents: 30_00 }, true],
    [{ minCents: 51_00 }, false],
  ])('of free amounts by tens up to 55 euros: %j is %s', (range, is) => {
    expect(hasAmountWithin(free, range)).toBe(is)
  })

  test('the ends of a form are amounts that can be bought', () => {
    expect([fixed, free].map(lowestAmount)).toEqual([12_50, 10_00])
    expect([fixed, free].map(highestAmount)).toEqual([40_00, 50_00])
  })
})
