import { describe, expect, test } from 'vitest'
import { buildCatalogue, buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { similarProducts, topProducts } from './suggest-products.ts'

const out = { digital: buildVariationConfig({ stock: 'out' }) }
const dinner = buildProduct({ id: 'diner', popularity: 5, occasions: ['verjaardag', 'bedankt'] })
const lunch = buildProduct({ id: 'lunch', popularity: 6, occasions: ['bedankt'] })
const wine = buildProduct({ id: 'wijn', popularity: 4, occasions: [] })
const soldOut = buildProduct({ id: 'op', popularity: 1, ...out })
const sauna = buildProduct({ id: 'sauna', popularity: 2, categories: ['goede-doelen'] })
const film = buildProduct({ id: 'film', popularity: 3, categories: [], occasions: [] })
const gift = buildProduct({ id: 'gift', kind: 'DONATION', popularity: 7 })
const snapshot = buildCatalogue([dinner, lunch, wine, soldOut, sauna, film, gift])
const idsOf = (products: readonly { id: string }[]) => products.map(({ id }) => id)

describe('similar products', () => {
  test('share categories first, occasions next, and fill up by popularity', () => {
    expect(idsOf(similarProducts(snapshot, dinner))).toEqual(['lunch', 'wijn', 'sauna', 'film'])
  })

  test('are the same each time, and never the product itself or one that is out of stock', () => {
    for (const product of snapshot.products) {
      const similar = idsOf(similarProducts(snapshot, product))
      expect(similar).not.toContain(product.id)
      expect(similar).not.toContain('op')
      expect(idsOf(similarProducts(snapshot, product))).toEqual(similar)
    }
  })

  test('stand in the order of popularity where they share as much', () => {
    const wide = { categories: ['eten-en-drinken', 'goede-doelen'] }
    const many = buildCatalogue([
      ...[1, 4, 6, 8].map((popularity) => buildProduct({ id: `eten-${popularity}`, popularity })),
      ...[2, 3, 5, 7].map((popularity) =>
        buildProduct({ id: `wijd-${popularity}`, popularity, ...wide }),
      ),
    ])
    const [first = dinner] = many.products
    expect(idsOf(similarProducts(many, first))).toEqual(['wijd-2', 'wijd-3', 'eten-4', 'wijd-5'])
  })

  test('of a donation are donations', () => {
    expect(similarProducts(snapshot, gift)).toEqual([])
  })
})

describe('top products', () => {
  test('are the most popular gift cards that can be bought', () => {
    expect(idsOf(topProducts(snapshot))).toEqual(['sauna', 'film', 'wijn', 'diner'])
  })

  test('of a category are its own, at most as many as asked', () => {
    const top = topProducts(snapshot, { categoryId: 'eten-en-drinken', count: 2 })
    expect(idsOf(top)).toEqual(['wijn', 'diner'])
  })
})
