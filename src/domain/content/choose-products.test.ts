import { describe, expect, test } from 'vitest'
import type { ProductSelection } from '#domain/content/block.ts'
import { buildTextBlock } from '#tests/support/build-content.ts'
import { buildCatalogue, buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { chooseProducts } from './choose-products.ts'
import { filterBlocks } from './filter-blocks.ts'

const snapshot = buildCatalogue([
  buildProduct({ id: 'keuze', popularity: 1, isChoiceCard: true }),
  buildProduct({ id: 'diner', popularity: 2 }),
  buildProduct({
    id: 'koffie',
    popularity: 3,
    giftcardTypes: ['app'],
    digital: buildVariationConfig({ minCents: 5_00 }),
  }),
  buildProduct({
    id: 'hotel',
    popularity: 4,
    digital: buildVariationConfig({ hasFixedPrices: true, pricesToShowCents: [50_00, 100_00] }),
  }),
  buildProduct({ id: 'op', popularity: 5, digital: buildVariationConfig({ stock: 'out' }) }),
  buildProduct({ id: 'bomen', popularity: 6, kind: 'DONATION', categories: ['goede-doelen'] }),
])

const idsOf = (choice: ProductSelection, count = 12) =>
  chooseProducts(snapshot, choice, count).products.map(({ id }) => id)

describe('the products of a block', () => {
  test('by name stand in the order of the author, without what cannot be bought', () => {
    expect(idsOf({ ids: ['hotel', 'op', 'keuze', 'bomen'] })).toEqual(['hotel', 'keuze', 'bomen'])
  })

  test('by rule stand in the order of the shop, without choice card and donations', () => {
    expect(idsOf({ terms: [] })).toEqual(['diner', 'koffie', 'hotel'])
    expect(chooseProducts(snapshot, { terms: [] }, 2)).toMatchObject({ totalItems: 3 })
  })

  test('fit one word of every vocabulary that is named', () => {
    const app = { vocabulary: 'giftcard_types', term: 'app' } as const
    const shop = { vocabulary: 'giftcard_types', term: 'in-de-winkel' } as const
    const birthday = { vocabulary: 'occasions', term: 'verjaardag' } as const
    const causes = { vocabulary: 'giftcard_categories', term: 'goede-doelen' } as const
    expect(idsOf({ terms: [app, birthday] })).toEqual(['koffie'])
    expect(idsOf({ terms: [app, shop] })).toEqual(['diner', 'koffie', 'hotel'])
    expect(idsOf({ terms: [causes] })).toEqual(['bomen'])
  })

  test('can be had for no more than is said', () => {
    expect(idsOf({ terms: [], maxCents: 9_99 })).toEqual(['koffie'])
    expect(idsOf({ terms: [], maxCents: 50_00 })).toEqual(['diner', 'koffie', 'hotel'])
  })
})

test('a page about something gets the blocks about it and those about nothing in particular', () => {
  const about = (term: string) =>
    buildTextBlock({ id: term, terms: [{ vocabulary: 'occasions', term }] })
  const blocks = [about('kerst'), buildTextBlock({ id: 'altijd' }), about('huwelijk')]
  const shown = (terms: readonly string[]) =>
    filterBlocks(blocks, [{ vocabulary: 'occasions', terms }]).map(({ id }) => id)
  expect(shown(['kerst'])).toEqual(['kerst', 'altijd'])
  expect(shown(['kerst', 'huwelijk'])).toEqual(['kerst', 'altijd', 'huwelijk'])
  expect(shown(['zomaar'])).toEqual(['altijd'])
  expect(filterBlocks(blocks, [])).toEqual(blocks)
})
