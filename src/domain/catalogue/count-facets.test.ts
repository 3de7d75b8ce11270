import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorCodes } from '#kernel/error-codes.ts'
import { buildCatalogue, buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { walksWanted } from '#tests/support/thoroughness.ts'
import { countFacets, priceBands } from './count-facets.ts'
import { listProducts } from './list-products.ts'
import type { Product } from './product.ts'
import type { ProductFilters } from './product-filters.ts'
import type { CatalogueSnapshot } from './snapshot.ts'
import { type Vocabulary, vocabularies } from './taxonomy.ts'

const categories = ['eten-en-drinken', 'goede-doelen']
const some = <Value>(values: readonly Value[]) => fc.subarray([...values])
const stocks = fc.constantFrom('available', 'out', 'coming')

const configs = fc
  .record({
    hasFixedPrices: fc.boolean(),
    prices: fc.uniqueArray(fc.integer({ min: 1, max: 130 }), { minLength: 1, maxLength: 3 }),
    stepCents: fc.constantFrom(1_00, 5_00, 25_00),
    stock: stocks,
  })
  .map(({ prices, ...rest }) => {
    const cents = prices.map((price) => price * 100).sort((one, other) => one - other)
    const ends = { minCents: Math.min(...cents), maxCents: Math.max(...cents) }
    return buildVariationConfig({ ...rest, ...ends, pricesToShowCents: cents })
  })

const goods = fc.record({
  kind: fc.constantFrom('GIFTCARD', 'GIFTCARD', 'DONATION', 'GIFTCARD_BLANK_PACK'),
  categories: some(categories),
  giftcardTypes: some(['online', 'app']),
  promotions: some(['nieuw']),
  occasions: some(['verjaardag', 'kerst']),
  digital: fc.option(configs, { nil: undefined }),
  physical: fc.option(configs, { nil: undefined }),
}) as fc.Arbitrary<Partial<Product>>

const shops = fc
  .array(goods, { minLength: 1, maxLength: 12 })
  .map((all) =>
    buildCatalogue(all.map((one, index) => buildProduct({ ...one, id: `bon-${index}` }))),
  )

const terms = some([...categories, 'online', 'app', 'verjaardag', 'onbekend'])
const filterSets: fc.Arbitrary<ProductFilters> = fc.record(
  {
    kinds: some(['GIFTCARD', 'DONATION'] as const).filter((kinds) => kinds.length > 0),
    taxonomy: fc.array(fc.record({ vocabulary: fc.constantFrom(...vocabularies), terms }), {
      maxLength: 3,
    }),
    price: fc.constantFrom(
      { maxCents: 25_00 },
      { minCents: 30_00, maxCents: 60_00 },
      { minCents: 90_00 },
    ),
    forms: some(['DIGITAL', 'PHYSICAL'] as const),
    categoryUrl: fc.constantFrom(...categories),
  },
  { requiredKeys: [] },
)

const countOf = (shop: CatalogueSnapshot, filters: ProductFilters): number =>
  listProducts(shop, { ...filters, page: 1, itemsPerPage: 16 }).totalItems

const choosing = (
  filters: ProductFilters,
  vocabulary: Vocabulary,
  term: string,
): ProductFilters => ({
  ...filters,
  taxonomy: [
    ...(filters.taxonomy ?? []).filter((filter) => filter.vocabulary !== vocabulary),
    { vocabulary, terms: [term] },
  ],
})

describe('the counts beside the filters', () => {
  test('are what the list holds once that choice is made', () => {
    fc.assert(
      fc.property(shops, filterSets, (shop, filters) => {
        const facets = countFacets(shop, filters)
        for (const [vocabulary, counts] of facets.terms)
          for (const term of ['eten-en-drinken', 'goede-doelen', 'online', 'verjaardag', 'kerst'])
            expect(counts.get(term) ?? 0).toBe(countOf(shop, choosing(filters, vocabulary, term)))
        for (const { form, count } of facets.forms)
          expect(count).toBe(countOf(shop, { ...filters, forms: [form] }))
        for (const { range, count } of facets.bands)
          expect(count).toBe(countOf(shop, { ...filters, price: range }))
      }),
      { numRuns: walksWanted ?? 300 },
    )
  })

  test('every price lies between the lowest and the highest amount', () => {
    fc.assert(
      fc.property(shops, filterSets, (shop, { price: _price, ...rest }) => {
        const { lowestCents, highestCents } = countFacets(shop, rest)
        const outside = [
          { maxCents: (lowestCents ?? 1) - 1 },
          { minCents: (highestCents ?? 0) + 1 },
        ]
        for (const price of outside) expect(countOf(shop, { ...rest, price })).toBe(0)
      }),
    )
  })

  test('the bands of prices leave no gap', () => {
    expect(priceBands.map(({ minCents }) => minCents).slice(1)).toEqual(
      priceBands.map(({ maxCents }) => maxCents).slice(0, -1),
    )
  })
})

test.each([
  [{ price: { minCents: -1 } }, 'minPrice'],
  [{ price: { minCents: 0.5 } }, 'minPrice'],
  [{ price: { minCents: 50_00, maxCents: 25_00 } }, 'maxPrice'],
  [{ taxonomy: [{ vocabulary: 'occasions', terms: Array.from({ length: 51 }, String) }] }, 'terms'],
] as [ProductFilters, string][])('a wrong filters is refused: %j', (filters, parameter) => {
  expect(() => countFacets(buildCatalogue([]), filters)).toThrow(
    expect.objectContaining({ code: errorCodes.inputInvalid, parameter }),
  )
})

test('what a search found is counted by itself, and leaves the counts of the whole list as they are', () => {
  const snapshot = buildCatalogue([
    buildProduct({ id: 'diner', occasions: ['verjaardag'] }),
    buildProduct({ id: 'sauna', occasions: ['kerst'] }),
  ])
  const [dinner] = snapshot.products
  const of = (filters: ProductFilters) => [
    ...(countFacets(snapshot, filters).terms.get('occasions')?.keys() ?? []),
  ]
  expect(of({ among: [] })).toEqual([])
  expect(of({}).toSorted()).toEqual(['kerst', 'verjaardag'])
  expect(of({ among: dinner ? [dinner] : [] })).toEqual(dinner?.occasions)
  expect(of({}).toSorted()).toEqual(['kerst', 'verjaardag'])
})
