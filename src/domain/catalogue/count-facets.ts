import {
  deliveryForms,
  formsForSale,
  formsOnOffer,
  hasAmountWithin,
  highestAmount,
  lowestAmount,
  type PriceRange,
} from '#domain/catalogue/amounts-on-offer.ts'
import type { Product, VariationConfig, VariationType } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { termsOf, type Vocabulary, vocabularies } from '#domain/catalogue/taxonomy.ts'
import {
  listToFilter,
  makeMatcher,
  type ProductFilters,
  type ProductMatcher,
} from './product-filters.ts'

/** What people have in mind when they give, in cents; an open end is everything above. */
export const priceBands: readonly PriceRange[] = [
  { minCents: 0, maxCents: 25_00 },
  { minCents: 25_00, maxCents: 50_00 },
  { minCents: 50_00, maxCents: 100_00 },
  { minCents: 100_00 },
]

/** How many products each further choice would leave; a choice within a group stands in for the one made there. */
export type Facets = {
  /** Terms that no product would carry are missing. */
  terms: ReadonlyMap<Vocabulary, ReadonlyMap<string, number>>
  forms: readonly { form: VariationType; count: number; isForSale: boolean }[]
  bands: readonly { range: PriceRange; count: number }[]
  /** The lowest and the highest amount, whatever price was chosen; absent where nothing matches. */
  lowestCents: number | undefined
  highestCents: number | undefined
}

/** Counted once for a snapshot: all pages of a list, in any order, have the same. */
const countedBySnapshot = new WeakMap<CatalogueSnapshot, Map<string, Facets>>()

/** As many sets of filters as are kept; any more are counted anew. */
const countedMax = 500

/**
 * Counts each group of choices with all other groups applied and its own left out, in one walk along the list.
 * Each count is the number that `listProducts` gives once that choice is made. Throws as `listProducts` does.
 */
export function countFacets(snapshot: CatalogueSnapshot, filters: ProductFilters): Facets {
  // What a search found is a list of its own, and short.
  if (filters.among !== undefined) return count(snapshot, filters)
  const { kinds, taxonomy, price, forms, categoryUrl, momentId, brandId } = filters
  const key = JSON.stringify([kinds, taxonomy, price, forms, categoryUrl, momentId, brandId])
  const counted = countedBySnapshot.get(snapshot) ?? new Map<string, Facets>()
  countedBySnapshot.set(snapshot, counted)
  const facets = counted.get(key) ?? count(snapshot, filters)
  if (counted.size < countedMax) counted.set(key, facets)
  return facets
}

function count(snapshot: CatalogueSnapshot, filters: ProductFilters): Facets {
  const matcher = makeMatcher(snapshot, filters)
  const tally = startTally(snapshot)
  for (const product of listToFilter(snapshot, filters)) {
    const [missed, ...others] = new Set(matcher.missedBy(product))
    if (others.length > 0) continue
    countTerms(tally, { matcher, product, missed })
    if (missed === undefined && matcher.listsKind(product.kind)) {
      countForms(tally, matcher, product)
      countPrices(tally, formsOnOffer(snapshot, product, matcher.forms))
    }
  }
  return tally
}

type Tally = {
  terms: Map<Vocabulary, Map<string, number>>
  forms: { form: VariationType; count: number; isForSale: boolean }[]
  bands: { range: PriceRange; count: number }[]
  lowestCents: number | undefined
  highestCents: number | undefined
}

const startTally = (snapshot: CatalogueSnapshot): Tally => ({
  terms: new Map(vocabularies.map((vocabulary) => [vocabulary, new Map<string, number>()])),
  forms: deliveryForms.map((form) => ({
    form,
    count: 0,
    isForSale: formsForSale(snapshot).has(form),
  })),
  bands: priceBands.map((range) => ({ range, count: 0 })),
  lowestCents: undefined,
  highestCents: undefined,
})

type Judged = { matcher: ProductMatcher; product: Product; missed: Vocabulary | undefined }

function countTerms({ terms }: Tally, { matcher, product, missed }: Judged): void {
  if (!matcher.isOffered(product)) return
  for (const [vocabulary, counts] of terms) {
    const isPassed = missed === undefined || missed === vocabulary
    const inCategory = vocabulary === 'giftcard_categories' || undefined
    if (!isPassed || !matcher.listsKind(product.kind, inCategory)) continue
    for (const term of termsOf(product, vocabulary)) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
}

function countForms({ forms }: Tally, matcher: ProductMatcher, product: Product): void {
  for (const facet of forms) if (matcher.isOffered(product, [facet.form])) facet.count += 1
}

function countPrices(tally: Tally, offered: readonly VariationConfig[]): void {
  for (const band of tally.bands)
    if (offered.some((config) => hasAmountWithin(config, band.range))) band.count += 1
  for (const config of offered) {
    tally.lowestCents = Math.min(tally.lowestCents ?? Infinity, lowestAmount(config))
    tally.highestCents = Math.max(tally.highestCents ?? 0, highestAmount(config))
  }
}
