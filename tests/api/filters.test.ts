import { afterAll, describe, expect, test } from 'vitest'
import { openApiShop } from '#tests/support/api-shop.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'

const fixed = (...prices: number[]) =>
  buildVariationConfig({
    hasFixedPrices: true,
    pricesToShowCents: prices,
    minCents: Math.min(...prices),
    maxCents: Math.max(...prices),
  })
const coming = (...prices: number[]) => ({ ...fixed(...prices), stock: 'coming' as const })

const { browser, close } = await openApiShop({
  products: [
    buildProduct({ id: 'dinerbon', popularity: 1, digital: fixed(50_00), physical: coming(60_00) }),
    buildProduct({ id: 'filmbon', popularity: 2, digital: fixed(12_50), physical: coming(20_00) }),
    buildProduct({
      id: 'boekenbon',
      popularity: 3,
      digital: fixed(5_00, 30_00),
      occasions: [],
      giftcardTypes: ['online'],
    }),
    buildProduct({
      id: 'bomen-planten',
      popularity: 4,
      kind: 'DONATION',
      categories: ['goede-doelen'],
      digital: fixed(10_00),
    }),
  ],
})
afterAll(close)

const facetFields = `
  vocabularies { vocabularyID terms { id title productCount } }
  variationTypes { variationType productCount isForSale }
  priceBands { minPrice { value currency } maxPrice { value } productCount }
  minPrice { value } maxPrice { value }`

const list = async (filters: object | null, sorting?: string, language: 'nl' | 'en' = 'nl') => {
  const { status, data, errors } = await browser(language).ask(
    `query List($userData: UserData!, $filters: ProductFilters, $sorting: ProductSorting) {
      products(userData: $userData, filters: $filters, sorting: $sorting,
        paging: { itemsPerPage: 16, pageNumber: 1 }) {
        products { id } paging { totalItems } facets { ${facetFields} }
      }
    }`,
    { filters, sorting },
  )
  const ids: string[] = data?.products?.products.map(({ id }: { id: string }) => id) ?? []
  return { status, ids, facets: data?.products?.facets, error: errors?.[0]?.extensions }
}

describe('a list', () => {
  test.each([
    [{ filterByPrice: { maxPrice: 25_00 } }, ['filmbon', 'boekenbon']],
    [{ filterByPrice: { minPrice: 31_00, maxPrice: 50_00 } }, ['dinerbon']],
    [{ filterByPrice: { minPrice: 6_00, maxPrice: 12_00 } }, []],
    [{ filterByVariationType: ['PHYSICAL'] }, ['dinerbon', 'filmbon']],
    [{ filterByVariationType: [] }, ['dinerbon', 'filmbon', 'boekenbon']],
    [{ filterByVariationType: ['PHYSICAL'], filterByPrice: { maxPrice: 25_00 } }, ['filmbon']],
    [{ filterByVariationType: ['PHYSICAL'], filterByPrice: { maxPrice: 15_00 } }, []],
    [
      { filterByTaxonomy: [{ vocabularyID: 'occasions', terms: ['verjaardag'] }] },
      ['dinerbon', 'filmbon'],
    ],
    [{ filterByTaxonomy: [{ vocabularyID: 'occasions', terms: ['onbekend'] }] }, []],
  ])('is filtered by %j', async (filters, ids) => {
    expect((await list(filters)).ids).toEqual(ids)
  })

  test.each([
    ['POPULARITY', ['dinerbon', 'filmbon', 'boekenbon']],
    ['PRICE_ASCENDING', ['boekenbon', 'filmbon', 'dinerbon']],
    ['PRICE_DESCENDING', ['dinerbon', 'filmbon', 'boekenbon']],
    ['TITLE', ['boekenbon', 'dinerbon', 'filmbon']],
  ])('is sorted by %s', async (sorting, ids) => {
    expect((await list(null, sorting)).ids).toEqual(ids)
  })

  test('says what it can be filtered by, in the language of the call', async () => {
    const { facets } = await list({ filterByPrice: { maxPrice: 25_00 } }, undefined, 'en')
    const [categories, , , occasions] = facets.vocabularies
    expect(categories).toEqual({
      vocabularyID: 'giftcard_categories',
      terms: [
        { id: 'eten-en-drinken', title: 'Food and drink', productCount: 2 },
        { id: 'goede-doelen', title: 'Food and drink', productCount: 1 },
      ],
    })
    expect(occasions.terms).toEqual([{ id: 'verjaardag', title: 'Birthday', productCount: 1 }])
    expect(facets.variationTypes).toEqual([
      { variationType: 'DIGITAL', productCount: 2, isForSale: true },
      { variationType: 'PHYSICAL', productCount: 1, isForSale: false },
    ])
    expect(
      facets.priceBands.map(({ productCount }: { productCount: number }) => productCount),
    ).toEqual([2, 2, 1, 0])
    expect(facets.priceBands[0].minPrice).toEqual({ value: 0, currency: 'EUR' })
    expect(facets.priceBands[3].maxPrice).toBeNull()
    expect([facets.minPrice.value, facets.maxPrice.value]).toEqual([5_00, 50_00])
  })

  test('that holds nothing has no prices', async () => {
    const { facets } = await list({
      filterByTaxonomy: [{ vocabularyID: 'occasions', terms: ['x'] }],
    })
    expect([facets.minPrice, facets.maxPrice]).toEqual([null, null])
  })
})

describe('a wrong filter is refused with code and parameter', () => {
  test.each([
    [{ filterByPrice: { minPrice: -1 } }, 'minPrice'],
    [{ filterByPrice: { minPrice: 50_00, maxPrice: 25_00 } }, 'maxPrice'],
    [{ filterByTaxonomy: [{ vocabularyID: 'occasions', terms: Array(51).fill('x') }] }, 'terms'],
  ])('%j', async (filters, parameter) => {
    const { status, error } = await list(filters)
    expect(status).toBe(200)
    expect(error).toEqual({ code: 3000, referencedRequestParameter: parameter })
  })

  test.each([
    [{ filterByVariationType: ['PARCEL'] }],
    [{ filterByPrice: { minPrice: 12.5 } }],
    [{ filterByPrice: { maxPrice: 99_999_999_999 } }],
    [{ filterByTaxonomy: [{ vocabularyID: 'colours', terms: [] }] }],
  ])('of another kind: %j', async (filters) => {
    expect((await list(filters)).error?.code).toBe(3013)
  })

  test('an unknown order', async () => {
    expect((await list(null, 'CHEAPEST')).error?.code).toBe(3013)
  })
})
