import { PagingInvalid } from '#domain/catalogue/errors.ts'
import { type Product, productKinds } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { type ProductOrder, sortProducts } from '#domain/catalogue/sort-products.ts'
import { listToFilter, makeMatcher, type ProductFilters } from './product-filters.ts'

/** SPEC §9: 16 a page, 17 on a small desktop, whose list page carries the first of the next page as well. */
const itemsPerPageDefault = 16
const itemsPerPageWide = 17
const itemsPerPageMax = 48

export type ProductListing = ProductFilters & {
  /** Absent: the shop's own order. */
  order?: ProductOrder | undefined
  /** From 1. */
  page: number
  itemsPerPage: number
}

export type PageOfProducts = {
  products: readonly Product[]
  currentPage: number
  itemsPerPage: number
  totalItems: number
}

/**
 * One page of the list. A page past the end is empty. A page of 17 starts where a page of 16 does, so that both
 * show the same page N. Throws `PagingInvalid`, `CategoryUnknown`, `MomentUnknown` and
 * `FiltersInvalid`.
 */
export function listProducts(snapshot: CatalogueSnapshot, listing: ProductListing): PageOfProducts {
  const { page, itemsPerPage } = listing
  ensurePaging(listing)
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

/** Throws `PagingInvalid` for a page of any list that cannot be. */
export function ensurePaging({
  page,
  itemsPerPage,
}: Pick<ProductListing, 'page' | 'itemsPerPage'>): void {
  if (!isWholeWithin(itemsPerPage, itemsPerPageMax)) throw new PagingInvalid('itemsPerPage')
  if (!isWholeWithin(page, pageMax)) throw new PagingInvalid('pageNumber')
}

const pageMax = 1_000_000

const isWholeWithin = (value: number, max: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= max

const shopOrder: ProductOrder = { sorting: 'popularity', language: 'nl' }

function matchesOf(snapshot: CatalogueSnapshot, listing: ProductListing): readonly Product[] {
  const matcher = makeMatcher(snapshot, listing)
  const start = listToFilter(snapshot, listing)
  const order = listing.order ?? shopOrder
  if (matcher.isOpen && !matcher.isOnPage) {
    const [kind, ...others] = productKinds.filter((one) => matcher.listsKind(one))
    const ofKind = kind && snapshot.productsByKind.get(kind)
    // The list of all gift cards lies ready.
    if (ofKind && others.length === 0) return sortProducts(snapshot, ofKind, order)
  }
  return sortProducts(snapshot, start, order).filter(
    (product) =>
      matcher.listsKind(product.kind) &&
      matcher.missedBy(product).length === 0 &&
      matcher.isOffered(product),
  )
}
