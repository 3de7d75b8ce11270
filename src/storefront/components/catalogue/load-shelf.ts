import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  CategoryShelfQueryVariables,
  ProductFilters,
  ShelfFragment,
  TypedDocumentString,
} from '#storefront/graphql/generated/graphql.ts'
import type { ShopApi } from '#storefront/shop-api.ts'
import { ensurePage, type ListRequest, listVariables } from './list-request.ts'

type ShelfDocument<Shelf> = TypedDocumentString<Shelf, CategoryShelfQueryVariables>

/** A page of products and how it was asked for; one behind the last is 404. `ofPage` is what the page is about. */
const loadShelf =
  <Shelf extends ShelfFragment>(document: ShelfDocument<Shelf>) =>
  async (api: ShopApi, request: ListRequest, ofPage?: ProductFilters) => {
    const shelf = await api.query(document, listVariables(request, ofPage))
    ensurePage(shelf.products, request)
    return { ...shelf, query: request.query }
  }

const CategoryShelfDocument = graphql(`
  query CategoryShelf(
    $userData: UserData!
    $filters: ProductFilters
    $sorting: ProductSorting
    $pageNumber: Int!
    $itemsPerPage: Int!
  ) {
    ...Shelf
    menuCategories(userData: $userData) {
      ...CategoryChip
    }
  }
`)

const MomentShelfDocument = graphql(`
  query MomentShelf(
    $userData: UserData!
    $filters: ProductFilters
    $sorting: ProductSorting
    $pageNumber: Int!
    $itemsPerPage: Int!
  ) {
    ...Shelf
    givingMoments(userData: $userData) {
      id
      title
      path
    }
  }
`)

/** With the categories to choose another list from. */
export const loadShelfAmongCategories = loadShelf(CategoryShelfDocument)

/** With the moments of giving to choose another list from. */
export const loadShelfAmongMoments = loadShelf(MomentShelfDocument)
