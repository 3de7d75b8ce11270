import { CategoryUnknown, MomentUnknown, PagingInvalid } from '#domain/catalogue/errors.ts'
import { type Product, type ProductKind, productKinds } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { termsOf, type Vocabulary } from '#domain/catalogue/taxonomy.ts'

/** SPEC §9: 16 a page, 17 on a small desktop, whose list page carries the first of the next page as well. */
export const itemsPerPageDefault = 16
export const itemsPerPageWide = 17
export const itemsPerPageMax = 48

export type TaxonomyFilter = { vocabulary: Vocabulary; terms: readonly string[] }

export type ProductListing = {
  /** Absent: gift cards; in a category or for a moment all there is (DESIGN §9: no donations in the default list). */
  kinds?: readonly ProductKind[] | undefined
  /** A product matches one of the terms of every filter. */
  taxonomy?: readonly TaxonomyFilter[] | undefined
  categoryUrl?: string | undefined
  momentId?: string | undefined
  /** From 1. */
  page: number
  itemsPerPage: number
}

export type ProductPage = {
  products: readonly Product[]
  currentPage: number
  itemsPerPage: number
  totalItems: number
}

/**
 * One page of the list, in the shop's order. A page past the end is empty. A page of 17 starts where a page of
 * 16 does, so that both show the same page N (DESIGN §6). Throws `PagingInvalid`,
 * `CategoryUnknown` and `MomentUnknown`.
 */
export function listProducts(snapshot: CatalogueSnapshot, listing: ProductListing): ProductPage {
  const { page, itemsPerPage } = listing
  if (!isWholeWithin(itemsPerPage, itemsPerPageMax)) throw new PagingInvalid('itemsPerPage')
  if (!isWholeWithin(page, pageMax)) throw new PagingInvalid('pageNumber')
  const matches = matchesOf(snapshot, listing)
  const step = itemsPerPage === itemsPerPageWide ? itemsPerPageDefault : itemsPerPage
  const start = (page - 1) * step
  return {
    products: matches.slice(start, start + itemsPerPage),
    currentPage: page,
    itemsPerPage,
    totalItems: matches.length,
  }
}

const pageMax = 1_000_000

const isWholeWithin = (value: number, max: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= max

function matchesOf(snapshot: CatalogueSnapshot, listing: ProductListing): readonly Product[] {
  const filters = (listing.taxonomy ?? []).filter(({ terms }) => terms.length > 0)
  const isOnPage =
    listing.categoryUrl !== undefined ||
    listing.momentId !== undefined ||
    filters.some(({ vocabulary }) => vocabulary === 'giftcard_categories')
  const kinds = new Set<ProductKind>(listing.kinds ?? (isOnPage ? productKinds : ['GIFTCARD']))
  const [onlyKind] = kinds
  if (onlyKind !== undefined && kinds.size === 1 && !isOnPage && filters.length === 0)
    return snapshot.productsByKind.get(onlyKind) ?? []
  return baseOf(snapshot, listing).filter(
    (product) =>
      kinds.has(product.kind) &&
      filters.every(({ vocabulary, terms }) =>
        termsOf(product, vocabulary).some((term) => terms.includes(term)),
      ),
  )
}

function baseOf(
  snapshot: CatalogueSnapshot,
  { categoryUrl, momentId }: ProductListing,
): readonly Product[] {
  if (momentId !== undefined) {
    const ofMoment = snapshot.productsByMoment.get(momentId)
    if (ofMoment === undefined) throw new MomentUnknown('pageId')
    return ofMoment
  }
  if (categoryUrl === undefined) return snapshot.products
  const category = snapshot.categoryByUrl.get(categoryUrl)
  if (category === undefined) throw new CategoryUnknown()
  return snapshot.productsByCategory.get(category.id) ?? []
}
