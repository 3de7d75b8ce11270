import {
  deliveryForms,
  formsOnOffer,
  hasAmountWithin,
  type PriceRange,
} from './amounts-on-offer.ts'
import { BrandUnknown, CategoryUnknown, FiltersInvalid, MomentUnknown } from './errors.ts'
import type { Product, ProductKind, VariationType } from './product.ts'
import type { CatalogueSnapshot } from './snapshot.ts'
import { termsOf, type Vocabulary } from './taxonomy.ts'

export type TaxonomyFilter = { vocabulary: Vocabulary; terms: readonly string[] }

/** What is asked of a list. A product matches when it passes everything that is given. */
export type ProductFilters = {
  /** Absent: gift cards; on a page of its own all there is (no donations in the default list). */
  kinds?: readonly ProductKind[] | undefined
  /** A product matches one of the terms of every filter. */
  taxonomy?: readonly TaxonomyFilter[] | undefined
  /** An amount of the product lies within; of the forms below, where they are given. */
  price?: PriceRange | undefined
  /** The product comes in one of these forms. */
  forms?: readonly VariationType[] | undefined
  categoryUrl?: string | undefined
  momentId?: string | undefined
  brandId?: string | undefined
  /** What another part of the shop chose, in its order: a search. */
  among?: readonly Product[] | undefined
}

/** Far more than a storefront asks: a bound for what strangers send. */
const termsMax = 50

/** Filters that were checked: it judges product by product. */
export type ProductMatcher = {
  /** True for a page of its own, of a category, a moment, a brand or a search. */
  isOnPage: boolean
  /** `inCategory`: as if a category had been chosen, which lets all kinds in. */
  listsKind(kind: ProductKind, inCategory?: boolean): boolean
  /** The vocabularies whose filters the product does not pass. */
  missedBy(product: Product): readonly Vocabulary[]
  /** Whether it can be had at such a price, in these forms instead of the filters' own where they are given. */
  isOffered(product: Product, forms?: readonly VariationType[]): boolean
  /** The forms asked for. */
  forms: readonly VariationType[]
  /** Lets through all that is of the right kind. */
  isOpen: boolean
}

/** Throws `FiltersInvalid`. */
export function makeMatcher(snapshot: CatalogueSnapshot, filters: ProductFilters): ProductMatcher {
  const { price, kinds } = filters
  ensureRange(price)
  const ofTaxonomy = (filters.taxonomy ?? []).filter(({ terms }) => terms.length > 0)
  if (ofTaxonomy.some(({ terms }) => terms.length > termsMax)) throw new FiltersInvalid('terms')
  const forms = filters.forms?.length ? filters.forms : deliveryForms
  const { categoryUrl, momentId, brandId } = filters
  const isOnPage = [categoryUrl, momentId, brandId, filters.among].some(
    (page) => page !== undefined,
  )
  const hasCategory = ofTaxonomy.some(({ vocabulary }) => vocabulary === 'giftcard_categories')
  const isOffered = (product: Product, asked = forms): boolean => {
    if (price === undefined && asked === deliveryForms) return true
    const offered = formsOnOffer(snapshot, product, asked)
    return price === undefined
      ? offered.length > 0
      : offered.some((config) => hasAmountWithin(config, price))
  }
  return {
    isOnPage,
    isOpen: ofTaxonomy.length === 0 && price === undefined && forms === deliveryForms,
    forms,
    isOffered,
    listsKind: (kind, inCategory = hasCategory) =>
      kinds ? kinds.includes(kind) : kind === 'GIFTCARD' || isOnPage || inCategory,
    missedBy: (product) => missedOf(product, ofTaxonomy),
  }
}

const none: readonly Vocabulary[] = []

function missedOf(product: Product, filters: readonly TaxonomyFilter[]): readonly Vocabulary[] {
  if (filters.length === 0) return none
  return filters
    .filter(
      ({ vocabulary, terms }) => !termsOf(product, vocabulary).some((term) => terms.includes(term)),
    )
    .map(({ vocabulary }) => vocabulary)
}

/** The list that filters start from; the shop's own order is that of the list. Throws `CategoryUnknown`, `MomentUnknown` and `BrandUnknown`. */
export function listToFilter(
  snapshot: CatalogueSnapshot,
  { categoryUrl, momentId, brandId, among }: ProductFilters,
): readonly Product[] {
  if (among !== undefined) return among
  if (brandId !== undefined) {
    const brand = snapshot.brandById.get(brandId)
    if (brand === undefined) throw new BrandUnknown('pageId')
    return brand.products
  }
  if (momentId !== undefined) {
    const ofMoment = snapshot.productsByMoment.get(momentId)
    if (ofMoment === undefined) throw new MomentUnknown('pageId')
    return ofMoment
  }
  if (categoryUrl === undefined) return snapshot.products
  const category = snapshot.categoryByUrl.get(categoryUrl)
  if (category === undefined) throw new CategoryUnknown('pageId')
  return snapshot.productsByCategory.get(category.id) ?? []
}

function ensureRange({ minCents = 0, maxCents = minCents }: PriceRange = {}): void {
  if (!Number.isSafeInteger(minCents) || minCents < 0) throw new FiltersInvalid('minPrice')
  if (!Number.isSafeInteger(maxCents) || maxCents < minCents) throw new FiltersInvalid('maxPrice')
}
