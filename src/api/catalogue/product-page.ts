import { ask, type Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import type { ApiContext } from '#api/context.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { PaginationRef, type PaginationView } from '#api/shared/pagination.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { countFacets } from '#domain/catalogue/count-facets.ts'
import { listProducts, type ProductListing } from '#domain/catalogue/list-products.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { ProductOrder } from '#domain/catalogue/sort-products.ts'
import { findProducts } from '#domain/search/find-products.ts'
import { catalogueViewOf } from './catalogue-view.ts'
import { ProductSortingRef } from './enums.ts'
import { type FacetsView, ProductFacetsRef, viewFacets } from './product-facets.ts'
import { ProductFiltersRef, toFilters } from './product-filters.ts'
import { ProductRef } from './refs.ts'
import type { ProductView } from './views.ts'

type ProductPageView = {
  products: readonly ProductView[]
  paging: PaginationView
  /** Counted when asked for. */
  facets: () => FacetsView
}

export const ProductPageRef = builder.objectRef<ProductPageView>('ProductPage').implement({
  description: 'One page of a list of products.',
  fields: (t) => ({
    products: t.expose('products', {
      type: [ProductRef],
      description: 'In the order that was asked for.',
    }),
    paging: t.expose('paging', { type: PaginationRef, description: 'Which page this is.' }),
    facets: t.field({
      type: ProductFacetsRef,
      description: 'The facets of the list, with the number of products that each value leaves.',
      resolve: (page) => page.facets(),
    }),
  }),
})

export const PagingRef = builder.inputType('Paging', {
  description: 'Which page of a list.',
  fields: (t) => ({
    itemsPerPage: t.int({
      required: true,
      description: '1 to 48. A page of 17 starts where a page of 16 does.',
    }),
    pageNumber: t.int({ required: true, description: 'From 1; a page past the end is empty.' }),
  }),
})

builder.queryField('products', (t) =>
  t.field({
    ...sameForEveryone,
    type: ProductPageRef,
    description: 'A list of products, page by page. Donations are in it only where asked for.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      filters: t.arg({ type: ProductFiltersRef, description: 'What to keep.' }),
      paging: t.arg({ type: PagingRef, required: true, description: 'Which page.' }),
      sorting: t.arg({
        type: ProductSortingRef,
        description: 'In which order; without it that of the shop.',
      }),
    },
    resolve: (_root, { userData, ...asked }, ctx) => {
      const call = ask(ctx, userData)
      const listing = listingOf(call, asked)
      const found = findAmong(call, ctx, asked)
      return found === undefined
        ? viewList(call, listing)
        : found.then((among) => viewList(call, { ...listing, among }))
    },
  }),
)

type Listed = {
  filters?: typeof ProductFiltersRef.$inferInput | null | undefined
  paging: typeof PagingRef.$inferInput
  sorting?: ProductOrder['sorting'] | null | undefined
}

/** What is asked of a list, as the domain takes it. */
export const listingOf = (
  { language }: Call,
  { filters, paging, sorting }: Listed,
): ProductListing => ({
  ...toFilters(filters ?? null),
  order: { sorting: sorting ?? 'popularity', language },
  page: paging.pageNumber,
  itemsPerPage: paging.itemsPerPage,
})

/** What a search finds, where a text was given. */
export function findAmong(
  { catalogue, language }: Call,
  { deps }: ApiContext,
  { filters }: Pick<Listed, 'filters'>,
): Promise<readonly Product[]> | undefined {
  const text = filters?.filterByText
  if (text === null || text === undefined) return undefined
  return findProducts({ catalogue, language, content: deps.search.current() }, text)
}

export function viewList(call: Call, listing: ProductListing): ProductPageView {
  const { products, ...page } = listProducts(call.catalogue, listing)
  return {
    products: products.map(catalogueViewOf(call).view),
    paging: page,
    facets: () => viewFacets(call, countFacets(call.catalogue, listing)),
  }
}
