import {
  ensurePage,
  type ListRequest,
  listVariables,
} from '#storefront/areas/catalogue/list-request.ts'
import { loadPopularChoices } from '#storefront/areas/search/no-search-results.tsx'
import { loadWaysOn } from '#storefront/areas/search/ways-on.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { SearchResultsFragment } from '#storefront/graphql/generated/graphql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { questionIn } from '#storefront/parts/search/search-text.ts'

const nothing: SearchResultsFragment = {
  count: 0,
  groups: [],
  understood: [],
  elsewhere: null,
  pages: [],
}

/** A page of what is found for `s`, with ways on where that is little, or what is popular where nothing is. */
export async function loadResults(api: ShopApi, { url }: Request, request: ListRequest) {
  const text = questionIn(new URL(url).search)
  const ofPage = { filterByText: text }
  const { search_v1, ...list } = await api.query(SearchRouteDocument, {
    inputText: text,
    ...listVariables(request, ofPage),
  })
  ensurePage(list.products, request)
  const found = search_v1.body ?? nothing
  const popular = found.count === 0 ? await loadPopularChoices(api) : undefined
  const ways = await loadWaysOn(api, list.products)
  return { text, found, popular, ways, list, query: request.query, ofPage }
}

const SearchRouteDocument = graphql(`
  query SearchRoute(
    $userData: UserData!
    $inputText: String!
    $filters: ProductFilters
    $sorting: ProductSorting
    $pageNumber: Int!
    $itemsPerPage: Int!
  ) {
    search_v1(userData: $userData, inputText: $inputText) {
      body {
        ...SearchResults
      }
    }
    ...ListedProducts
  }
`)
