import { sameForEveryone } from '#api/answer-cache.ts'
import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { listProducts, type ProductListing } from '#domain/catalogue/list-products.ts'
import { ProductFiltersRef } from './product-filters.ts'
import { ProductRef } from './refs.ts'
import { shelfOf } from './shelf.ts'
import type { ProductView } from './views.ts'

type PaginationView = { currentPage: number; itemsPerPage: number; totalItems: number }

const PaginationRef = builder.objectRef<PaginationView>('Pagination').implement({
  description: 'Where a page stands in its list.',
  fields: (t) => ({
    currentPage: t.exposeInt('currentPage', { description: 'From 1.' }),
    itemsPerPage: t.exposeInt('itemsPerPage', { description: 'As asked.' }),
    totalItems: t.exposeInt('totalItems', { description: 'On all pages together.' }),
  }),
})

type ProductPageView = { products: readonly ProductView[]; paging: PaginationView }

const ProductPageRef = builder.objectRef<ProductPageView>('ProductPage').implement({
  description: 'One page of a list of products.',
  fields: (t) => ({
    products: t.expose('products', {
      type: [ProductRef],
      description: 'In the order of the shop.',
    }),
    paging: t.expose('paging', { type: PaginationRef, description: 'Which page this is.' }),
  }),
})

const PagingRef = builder.inputType('Paging', {
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
    },
    resolve: (_root, { userData, filters, paging }, ctx) => {
      const call = ask(ctx, userData)
      const listing = toListing(filters, paging)
      const { products, ...page } = listProducts(call.catalogue, listing)
      return { products: products.map(shelfOf(call).view), paging: page }
    },
  }),
)

function toListing(
  filters: typeof ProductFiltersRef.$inferInput | null | undefined,
  paging: typeof PagingRef.$inferInput,
): ProductListing {
  const page = filters?.filterByPage
  return {
    kinds: filters?.filterByProductType ?? undefined,
    taxonomy: filters?.filterByTaxonomy?.map(({ vocabularyID, terms }) => ({
      vocabulary: vocabularyID,
      terms,
    })),
    [fieldOfPage(page?.pageType)]: page?.pageId,
    page: paging.pageNumber,
    itemsPerPage: paging.itemsPerPage,
  }
}

/** Page types of SPEC §2 that have lists; a category is what is meant where nothing else is said. */
function fieldOfPage(pageType: string | undefined): 'momentId' | 'brandId' | 'categoryUrl' {
  if (pageType === 'giving_moment') return 'momentId'
  return pageType === 'brand' ? 'brandId' : 'categoryUrl'
}
