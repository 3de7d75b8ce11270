import { describe, expect, test } from 'vitest'
import {
  findVariation,
  fixedValuesOf,
  isOrderable,
  variationsOf,
  variationsToShow,
} from '#domain/catalogue/variations.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { ensureVariation } from './ensure-variation.ts'

const digital = (amountCents: number) => ({ variationType: 'DIGITAL', amountCents }) as const

describe('a variation', () => {
  test('has an id and a sku that name product, form and amount', () => {
    const product = buildProduct({ id: 'loof-tuinbon', sku: 'LOOF' })
    const { variation } = findVariation(product, digital(50_00))
    expect(variation?.id).toBe('loof-tuinbon:digital:5000')
    expect(variation?.sku).toBe('LOOF-D-5000')
  })

  test('is for sale at every step between the bounds, bounds included', () => {
    const product = buildProduct()
    for (const amount of [10_00, 11_00, 250_00])
      expect(findVariation(product, digital(amount)).problem).toBeUndefined()
  })

  test.each([
    [9_99, 'amountOutOfRange'],
    [251_00, 'amountOutOfRange'],
    [0, 'amountOutOfRange'],
    [-10_00, 'amountOutOfRange'],
    [10_50, 'amountNotOffered'],
    [10_00.5, 'amountNotOffered'],
    [Number.NaN, 'amountNotOffered'],
    [Number.POSITIVE_INFINITY, 'amountNotOffered'],
  ])('of %d cents is refused as %s', (amount, problem) => {
    expect(findVariation(buildProduct(), digital(amount)).problem).toBe(problem)
  })

  test('with fixed prices has no other amounts than those', () => {
    const product = buildProduct({ digital: buildVariationConfig({ hasFixedPrices: true }) })
    expect(findVariation(product, digital(25_00)).problem).toBeUndefined()
    expect(findVariation(product, digital(30_00)).problem).toBe('amountNotOffered')
  })

  test('that is out, coming or not offered is told apart', () => {
    const out = buildProduct({ digital: buildVariationConfig({ stock: 'out' }) })
    const coming = buildProduct({ digital: buildVariationConfig({ stock: 'coming' }) })
    expect(findVariation(out, digital(10_00)).problem).toBe('outOfStock')
    expect(findVariation(coming, digital(10_00)).problem).toBe('variationUnavailable')
    expect(findVariation(out, { variationType: 'PHYSICAL', amountCents: 10_00 }).problem).toBe(
      'variationUnavailable',
    )
  })

  test('that is refused carries code, field and bounds', () => {
    const refuse = () => ensureVariation(buildProduct(), digital(500_00))
    expect(refuse).toThrowError(
      expect.objectContaining({
        code: errorCodes.amountOutOfRange,
        parameter: 'amount',
        details: {
          min: { currency: 'EUR', cents: 10_00 },
          max: { currency: 'EUR', cents: 250_00 },
        },
      }),
    )
  })
})

describe('the variations to show', () => {
  const coming = buildVariationConfig({ stock: 'coming', pricesToShowCents: [20_00] })

  test('leave out the form that is not for sale', () => {
    const product = buildProduct({ physical: coming })
    expect(variationsOf(product)).toHaveLength(4)
    expect(variationsToShow(product).map(({ variationType }) => variationType)).toEqual([
      'DIGITAL',
      'DIGITAL',
      'DIGITAL',
    ])
    expect(fixedValuesOf(product)).toEqual([10_00, 25_00, 50_00])
  })

  test('are all of them when nothing is for sale', () => {
    const product = buildProduct({
      digital: buildVariationConfig({ stock: 'out' }),
      physical: coming,
    })
    expect(isOrderable(product)).toBe(false)
    expect(fixedValuesOf(product)).toEqual([10_00, 20_00, 25_00, 50_00])
  })
})
