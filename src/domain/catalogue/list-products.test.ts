import { describe, expect, test } from 'vitest'
import { errorCodes } from '#kernel/error-codes.ts'
import { buildCatalogue, buildProduct } from '#tests/support/build-product.ts'
import { findProductByPath } from './find-product.ts'
import { listProducts } from './list-products.ts'

const cards = Array.from({ length: 40 }, (_, index) =>
  buildProduct({ id: `bon-${index + 1}`, popularity: index + 1 }),
)
const donation = buildProduct({
  id: 'bos-donatie',
  kind: 'DONATION',
  categories: ['goede-doelen'],
  giftcardTypes: ['donatie'],
  popularity: 99,
})
const game = buildProduct({
  id: 'spel-bon',
  categories: ['goede-doelen', 'eten-en-drinken'],
  giftcardTypes: ['online'],
  promotions: ['nieuw'],
  popularity: 50,
})
const snapshot = buildCatalogue([donation, game, ...cards.toReversed()])
const firstPage = { page: 1, itemsPerPage: 16 }
const idsOf = (page: { products: readonly { id: string }[] }) => page.products.map(({ id }) => id)

describe('the list of products', () => {
  test('holds no card for trying things out, which its address alone finds', () => {
    const trial = buildProduct({ id: 'proefbon', isTest: true })
    const shop = buildCatalogue([game, trial])
    for (const listing of [{}, { categoryUrl: 'eten-en-drinken' }, { momentId: 'verjaardag' }])
      expect(idsOf(listProducts(shop, { ...firstPage, ...listing }))).toEqual(['spel-bon'])
    expect(shop.brands.flatMap(({ products }) => products)).not.toContain(trial)
    expect(findProductByPath(shop, 'proefbon')?.id).toBe('proefbon')
  })

  test('for a giving moment holds what suits it, and refuses an unknown moment', () => {
    const elsewhere = buildProduct({ id: 'rouw-bon', occasions: [] })
    const shop = buildCatalogue([game, elsewhere])
    expect(idsOf(listProducts(shop, { ...firstPage, momentId: 'verjaardag' }))).toEqual([
      'spel-bon',
    ])
    expect(() => listProducts(shop, { ...firstPage, momentId: 'carnaval' })).toThrow(
      expect.objectContaining({ code: errorCodes.momentUnknown, parameter: 'pageId' }),
    )
  })

  test('shows gift cards in order of popularity and leaves donations out', () => {
    const page = listProducts(snapshot, firstPage)
    expect(page.totalItems).toBe(41)
    expect(idsOf(page).slice(0, 3)).toEqual(['bon-1', 'bon-2', 'bon-3'])
  })

  test('has pages that follow each other, a short last one and empty ones after it', () => {
    const last = listProducts(snapshot, { page: 3, itemsPerPage: 16 })
    expect(idsOf(last)).toEqual([...cards.slice(32).map(({ id }) => id), 'spel-bon'])
    expect(idsOf(listProducts(snapshot, { page: 4, itemsPerPage: 16 }))).toEqual([])
  })

  test('of 17 a page starts where that of 16 starts and shows one more', () => {
    const wide = listProducts(snapshot, { page: 2, itemsPerPage: 17 })
    const normal = listProducts(snapshot, { page: 2, itemsPerPage: 16 })
    expect(idsOf(wide).slice(0, 16)).toEqual(idsOf(normal))
    expect(wide.products).toHaveLength(17)
  })

  test('of a category holds its donations too', () => {
    const page = listProducts(snapshot, { ...firstPage, categoryUrl: 'goede-doelen' })
    expect(idsOf(page)).toEqual(['spel-bon', 'bos-donatie'])
  })

  test('asked for donations shows donations', () => {
    expect(idsOf(listProducts(snapshot, { ...firstPage, kinds: ['DONATION'] }))).toEqual([
      'bos-donatie',
    ])
  })

  test('matches one term of each filter', () => {
    const ofTypes = (terms: string[]) => ({ vocabulary: 'giftcard_types', terms }) as const
    const isNew = { vocabulary: 'giftcard_promotions', terms: ['nieuw'] } as const
    const list = (taxonomy: Parameters<typeof listProducts>[1]['taxonomy']) =>
      listProducts(snapshot, { ...firstPage, taxonomy }).totalItems
    expect(list([ofTypes(['online'])])).toBe(1)
    expect(list([ofTypes(['online', 'in-de-winkel'])])).toBe(41)
    expect(list([ofTypes(['in-de-winkel']), isNew])).toBe(0)
    expect(list([ofTypes(['onbekend'])])).toBe(0)
    expect(list([ofTypes([])])).toBe(41)
  })

  test.each([
    [0, 16, 'pageNumber'],
    [1.5, 16, 'pageNumber'],
    [1, 0, 'itemsPerPage'],
    [1, 49, 'itemsPerPage'],
  ])('refuses page %d of %d items', (page, itemsPerPage, parameter) => {
    expect(() => listProducts(snapshot, { page, itemsPerPage })).toThrowError(
      expect.objectContaining({ code: errorCodes.pagingInvalid, parameter }),
    )
  })

  test('refuses an unknown category', () => {
    expect(() => listProducts(snapshot, { ...firstPage, categoryUrl: 'x' })).toThrowError(
      expect.objectContaining({ code: errorCodes.categoryUnknown }),
    )
  })
})
