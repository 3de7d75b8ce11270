import { redirect } from 'react-router'
import type { ProductFilters } from '#storefront/graphql/generated/graphql.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'
import { filtersOf, type ListKey, type ListQuery, parseListQuery, sortingOf } from './list-query.ts'
import { itemsCarried, parsePage } from './page-size.ts'

/** A page of a list as an address asks for it. */
export type ListRequest = { page: number; query: ListQuery }

/** `left.out` is what the page itself is about: the address has no say in it. */
export const readListRequest = (
  request: Request,
  page: number,
  left: { out?: ListKey | undefined } = {},
): ListRequest => ({ page, query: parseListQuery(new URL(request.url).searchParams, left) })

/**
 * The page number at the end of an address. The first page has the address of the list itself, so `/1/` redirects
 * there with its filters (301). Anything else is not found (404).
 */
export function pageNumberOf(text: string, request: Request, listPath: string): number {
  const page = parsePage(text)
  if (page === undefined) throw notFound()
  if (page === 1) throw redirect(`${listPath}${new URL(request.url).search}`, 301)
  return page
}

/** What the API is asked for such a page, besides the filters of the page itself. */
export const listVariables = ({ page, query }: ListRequest, ofPage?: ProductFilters) => ({
  filters: filtersOf(query, ofPage),
  sorting: sortingOf(query),
  pageNumber: page,
  itemsPerPage: itemsCarried,
})

/** A page beyond the last one is not found; an empty list still has its first page. */
export function ensurePage(list: { products: readonly unknown[] }, { page }: ListRequest): void {
  if (page > 1 && list.products.length === 0) throw notFound()
}
