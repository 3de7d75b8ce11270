import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  choiceCount,
  emptyQuery,
  filtersOf,
  listKeys,
  parseListQuery,
  searchOf,
  sortingOf,
  withFilterChoice,
  withoutFilters,
} from './list-query.ts'

const read = (search: string) => parseListQuery(new URLSearchParams(search))
const again = (search: string) => searchOf(read(search))

describe('the address of a filtered list', () => {
  test('has the keys of the specification, values by commas, and ends with the order', () => {
    const search =
      '?cb_api_giftcard_categories=dieren,eten-en-drinken&cb_api_giftcard_types=app&cb_api_occasions=kerst&price=0-25&form=physical&sort=price-asc'
    expect(again(search)).toBe(search)
  })

  test.each([
    ['', ''],
    ['?gclid=x&page=2', ''],
    ['?cb_api_occasions=kerst&cb_api_occasions=afscheid', '?cb_api_occasions=afscheid,kerst'],
    ['?cb_api_occasions=kerst,kerst,,%20kerst', '?cb_api_occasions=kerst'],
    ['?sort=title&cb_api_occasions=b,a', '?cb_api_occasions=a,b&sort=title'],
    ['?price=&form=&sort=', ''],
    ['?price=50-25', '?price=25-50'],
    ['?price=007-025', '?price=7-25'],
    ['?price=100-', '?price=100-'],
    ['?price=10-20&price=30-40', '?price=10-20'],
    ['?form=pigeon,digital', '?form=digital'],
    ['?sort=cheapest', ''],
    ['?sort=constructor&form=__proto__', ''],
  ])('%s is the same as %s', (given, canonical) => {
    expect(again(given)).toBe(canonical)
  })

  test.each(['-25', '25', '0-25-50', '1.5-2', '9999999-', 'x-y', '0–25', '-', '1e3-', '０-25'])(
    'a price of %j is none',
    (price) => {
      expect(read(`?price=${encodeURIComponent(price)}`).price).toEqual([])
    },
  )

  test('of junk is the whole list', () => {
    for (const junk of ['<script>', '../..', "' OR 1=1", 'Ü', '🎁', 'x'.repeat(61), '%00'])
      expect(again(`?cb_api_giftcard_types=${encodeURIComponent(junk)}`)).toBe('')
  })

  test('of huge size is cut to what a list can have', () => {
    const many = Array.from({ length: 5000 }, (_none, index) => `cb_api_occasions=t${index}`)
    expect(read(many.join('&')).cb_api_occasions).toHaveLength(40)
    expect(read(`cb_api_occasions=${'a,'.repeat(100_000)}b`).cb_api_occasions).toEqual(['a'])
  })

  test('reading what was written gives the same query', () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom('a', 'b,c', '0-25', 'digital', 'title'))
    const pairs = fc.array(fc.tuple(fc.constantFrom(...listKeys), texts))
    fc.assert(
      fc.property(pairs, (given) => {
        const query = parseListQuery(new URLSearchParams(given))
        expect(read(searchOf(query))).toEqual(query)
      }),
    )
  })

  test('leaves out what the page itself is about', () => {
    const search = new URLSearchParams('?cb_api_occasions=kerst&form=digital')
    expect(searchOf(parseListQuery(search, { out: 'cb_api_occasions' }))).toBe('?form=digital')
  })
})

describe('a choice', () => {
  const query = read('?cb_api_occasions=kerst&price=0-25&sort=title')

  test('joins the others of its group, or goes', () => {
    const more = withFilterChoice(query, 'cb_api_occasions', { value: 'afscheid', isChosen: true })
    expect(searchOf(more)).toBe('?cb_api_occasions=afscheid,kerst&price=0-25&sort=title')
    const less = withFilterChoice(more, 'cb_api_occasions', { value: 'kerst', isChosen: false })
    expect(less.cb_api_occasions).toEqual(['afscheid'])
  })

  test('of a price replaces the one before, and that of any price ends it', () => {
    expect(withFilterChoice(query, 'price', { value: '50-100', isChosen: true }).price).toEqual([
      '50-100',
    ])
    expect(withFilterChoice(query, 'price', { value: '', isChosen: true }).price).toEqual([])
  })

  test('counts as a filter, an order does not; clearing keeps the order', () => {
    expect([choiceCount(query), choiceCount(emptyQuery)]).toEqual([2, 0])
    expect(searchOf(withoutFilters(query))).toBe('?sort=title')
  })
})

describe('the question to the API', () => {
  test('has prices in minor units, forms by name, and the filters of the page', () => {
    const query = read('?price=10-25&form=physical&sort=price-desc&cb_api_giftcard_types=app')
    const ofPage = { filterByPage: { fieldName: 'products', pageId: 'x', pageType: 'category' } }
    expect(filtersOf(query, ofPage)).toMatchObject({
      ...ofPage,
      filterByPrice: { minPrice: 10_00, maxPrice: 25_00 },
      filterByVariationType: ['PHYSICAL'],
    })
    expect(sortingOf(query)).toBe('PRICE_DESCENDING')
  })

  test('leaves an open end open, and asks for nothing that was not chosen', () => {
    expect(filtersOf(read('?price=100-')).filterByPrice).toEqual({
      minPrice: 100_00,
      maxPrice: null,
    })
    expect(filtersOf(emptyQuery)).toMatchObject({ filterByPrice: null, filterByVariationType: [] })
    expect(sortingOf(emptyQuery)).toBeNull()
  })
})
