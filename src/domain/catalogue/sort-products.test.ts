import { expect, test } from 'vitest'
import type { Language } from '#kernel/language.ts'
import { buildCatalogue, buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { type ProductSorting, sortProducts } from './sort-products.ts'

const from = (cents: number) => buildVariationConfig({ minCents: cents })
const titled = (nl: string, en = nl) => ({ title: { nl, en } })
const snapshot = buildCatalogue([
  buildProduct({ id: 'zee', popularity: 1, ...titled('Zee', 'Air'), digital: from(20_00) }),
  buildProduct({ id: 'eend', popularity: 2, ...titled('Éénd', 'Duck'), digital: from(5_00) }),
  buildProduct({
    id: 'straks',
    popularity: 3,
    ...titled('Bon 10'),
    digital: buildVariationConfig({ stock: 'coming' }),
  }),
  buildProduct({ id: 'aap', popularity: 4, ...titled('Bon 9'), digital: from(20_00) }),
])
const sortedBy = (sorting: ProductSorting, language: Language = 'nl') =>
  sortProducts(snapshot, snapshot.products, { sorting, language }).map(({ id }) => id)

test('the shop has its own order', () => {
  expect(sortedBy('popularity')).toEqual(['zee', 'eend', 'straks', 'aap'])
})

test('prices run up or down, equal ones in the order of the shop, what has none last', () => {
  expect(sortedBy('priceAscending')).toEqual(['eend', 'zee', 'aap', 'straks'])
  expect(sortedBy('priceDescending')).toEqual(['zee', 'aap', 'eend', 'straks'])
})

test('titles run as the language has them, accents and numbers where people look for them', () => {
  expect(sortedBy('title')).toEqual(['aap', 'straks', 'eend', 'zee'])
  expect(sortedBy('title', 'en')).toEqual(['zee', 'aap', 'straks', 'eend'])
})
