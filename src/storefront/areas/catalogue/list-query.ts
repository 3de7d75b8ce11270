import type {
  ProductFilters,
  ProductSorting,
  VariationType,
} from '#storefront/graphql/generated/graphql.ts'

/** The keys of SPEC §2 for categories and types; the others are ours. In the order in which addresses have them. */
export const listKeys = [
  'cb_api_giftcard_categories',
  'cb_api_giftcard_types',
  'cb_api_occasions',
  'price',
  'form',
  'sort',
] as const

export type ListKey = (typeof listKeys)[number]

/** The filters and the order of a list, as the address has them. */
export type ListQuery = Readonly<Record<ListKey, readonly string[]>>

const forms: Readonly<Record<string, VariationType>> = { digital: 'DIGITAL', physical: 'PHYSICAL' }

/** Without one the list is in the shop's own order. */
export const sortings = {
  'price-asc': 'PRICE_ASCENDING',
  'price-desc': 'PRICE_DESCENDING',
  title: 'TITLE',
} as const satisfies Readonly<Record<string, ProductSorting>>

/** More than any vocabulary has; the rest of a made-up address is ignored. */
const valuesMax = 40

const term = (text: string): string | undefined =>
  /^[a-z0-9-]{1,60}$/.test(text) ? text : undefined
const named = (names: object) => (text: string) => (Object.hasOwn(names, text) ? text : undefined)

type Rule = { read: (text: string) => string | undefined; max: number }

const rules: Readonly<Record<ListKey, Rule>> = {
  cb_api_giftcard_categories: { read: term, max: valuesMax },
  cb_api_giftcard_types: { read: term, max: valuesMax },
  cb_api_occasions: { read: term, max: valuesMax },
  price: { read: readPrice, max: 1 },
  form: { read: named(forms), max: valuesMax },
  sort: { read: named(sortings), max: 1 },
}

/**
 * Reads an address. Values are separated by commas; a form without script repeats the key. Nonsense is left out. A
 * well-formed term that is unknown stays, and finds nothing.
 */
export function parseListQuery(
  search: URLSearchParams,
  left: { out?: ListKey | undefined } = {},
): ListQuery {
  const valuesOf = (key: ListKey): readonly string[] => {
    if (key === left.out) return []
    const { read, max } = rules[key]
    const values = search
      .getAll(key)
      .flatMap((value) => value.slice(0, 1000).split(','))
      .map((value) => read(value.trim()))
      .filter((value) => value !== undefined)
    return [...new Set(values)].slice(0, max).sort()
  }
  return Object.fromEntries(listKeys.map((key) => [key, valuesOf(key)])) as ListQuery
}

export const emptyQuery: ListQuery = parseListQuery(new URLSearchParams())

/** `?key=a,b&…`, or an empty text without filters. The same filters give the same text. */
export function searchOf(query: ListQuery): string {
  const pairs = listKeys
    .filter((key) => query[key].length > 0)
    .map((key) => `${key}=${query[key].join(',')}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** The address of a list under a query; a list may have a query of its own, as a search has. */
export function listAddress(listPath: string, query: ListQuery): string {
  const search = searchOf(query)
  return listPath.includes('?') ? `${listPath}${search.replace('?', '&')}` : `${listPath}${search}`
}

/** The query with a value put in or taken out; a price takes the place of the one before. */
export function withFilterChoice(query: ListQuery, key: ListKey, choice: Choice): ListQuery {
  const others = rules[key].max === 1 ? [] : query[key].filter((one) => one !== choice.value)
  const isIn = choice.isChosen && choice.value !== ''
  return { ...query, [key]: isIn ? [...others, choice.value].sort() : others }
}

type Choice = { value: string; isChosen: boolean }

/** How many filters are on; the order is not one. */
export const choiceCount = (query: ListQuery): number =>
  listKeys.filter((key) => key !== 'sort').reduce((count, key) => count + query[key].length, 0)

/** Without its filters, in the order that was chosen. */
export const withoutFilters = (query: ListQuery): ListQuery => ({ ...emptyQuery, sort: query.sort })

/** What the API is asked: the page's own filters and those of the address. */
export function filtersOf(query: ListQuery, ofPage: ProductFilters = {}): ProductFilters {
  const [price] = query.price
  return {
    ...ofPage,
    filterByTaxonomy: [
      { vocabularyID: 'giftcard_categories', terms: [...query.cb_api_giftcard_categories] },
      { vocabularyID: 'giftcard_types', terms: [...query.cb_api_giftcard_types] },
      { vocabularyID: 'occasions', terms: [...query.cb_api_occasions] },
    ],
    filterByPrice: price === undefined ? null : inMinorUnits(price),
    filterByVariationType: query.form
      .map((form) => forms[form])
      .filter((form) => form !== undefined),
  }
}

export function sortingOf(query: ListQuery): ProductSorting | null {
  const [sort] = query.sort
  return sort !== undefined && sort in sortings ? sortings[sort as keyof typeof sortings] : null
}

/** Whole units of the shop's currency; an end that is missing is open. */
export type PriceBounds = { from: number; to: number | undefined }

/** `0-25`, `100-`: ends in the wrong order are turned round. Undefined is no price. */
export function parsePrice(text: string): PriceBounds | undefined {
  const [, first, last] = /^(\d{1,6})-(\d{0,6})$/.exec(text) ?? []
  if (first === undefined) return undefined
  const from = Number(first)
  if (!last) return { from, to: undefined }
  const to = Number(last)
  return { from: Math.min(from, to), to: Math.max(from, to) }
}

export const priceText = ({ from, to }: PriceBounds): string => `${from}-${to ?? ''}`

function readPrice(text: string): string | undefined {
  const ends = parsePrice(text)
  return ends && priceText(ends)
}

function inMinorUnits(text: string): ProductFilters['filterByPrice'] {
  const ends = parsePrice(text)
  if (!ends) return null
  return { minPrice: ends.from * 100, maxPrice: ends.to === undefined ? null : ends.to * 100 }
}
