import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  ListAmongCategoriesQueryVariables,
  ListedProductsFragment,
  ProductFilters,
  TypedDocumentString,
} from '#storefront/graphql/generated/graphql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { ensurePage, type ListRequest, listVariables } from './list-request.ts'

type ListDocument<Products> = TypedDocumentString<Products, ListAmongCategoriesQueryVariables>

/** A page of products and how it was asked for; one behind the last is 404. `ofPage` is what the page is about. */
const loadList =
  <Products extends ListedProductsFragment>(document: ListDocument<Products>) =>
  async (api: ShopApi, request: ListRequest, ofPage?: ProductFilters) => {
    const list = await api.query(document, listVariables(request, ofPage))
    ensurePage(list.products, request)
    return { ...list, query: request.query }
  }

const ListAmongCategoriesDocument = graphql(`
  query ListAmongCategories(
    $userData: UserData!
    $filters: ProductFilters
    $sorting: ProductSorting
    $pageNumber: Int!
    $itemsPerPage: Int!
  ) {
    ...ListedProducts
    menuCategories(userData: $userData) {
      ...CategoryChip
    }
  }
`)

const ListAmongMomentsDocument = graphql(`
  query ListAmongMoments(
    $userData: UserData!
    $filters: ProductFilters
    $sorting: ProductSorting
    $pageNumber: Int!
    $itemsPerPage: Int!
  ) {
    ...ListedProducts
    givingMoments(userData: $userData) {
      id
      title
      path
    }
  }
`)

/** With the categories to choose another list from. */
export const loadListAmongCategories = loadList(ListAmongCategoriesDocument)

/** With the moments of giving to choose another list from. */
export const loadListAmongMoments = loadList(ListAmongMomentsDocument)
