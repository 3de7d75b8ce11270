import { useState } from 'react'
import { useLocation } from 'react-router'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  ListPageFragment,
  ProductCardFragment,
  ProductFilters,
  ProductSorting,
} from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import { itemsCarried, mergeById } from './page-size.ts'

export type ListCriteria = { filters: ProductFilters; sorting: ProductSorting | null }

type Grown = { products: readonly ProductCardFragment[]; lastPage: number }

/** Lists that were grown, by entry of the history: going back finds them as they were left. */
const grownByEntry = new Map<string, Grown>()

/** The page as it was rendered, and what "show more" has added to it since. */
export function useMoreProducts(page: ListPageFragment, criteria: ListCriteria) {
  const { key, pathname, search } = useLocation()
  const entry = `${key} ${pathname}${search}`
  const [grown, setGrown] = useState<Grown & { entry: string }>()
  const [isLoading, setIsLoading] = useState(false)
  const showError = useErrorModal()

  const asRendered = { products: page.products, lastPage: page.paging.currentPage }
  const { products, lastPage } =
    (grown?.entry === entry ? grown : grownByEntry.get(entry)) ?? asRendered

  async function showMore() {
    setIsLoading(true)
    try {
      const next = await callShop(MoreProductsDocument, {
        pageNumber: lastPage + 1,
        itemsPerPage: itemsCarried,
        ...criteria,
      })
      const more = { products: mergeById(products, next.products.products), lastPage: lastPage + 1 }
      grownByEntry.set(entry, more)
      setGrown({ ...more, entry })
    } catch (failure) {
      showError(failure)
    } finally {
      setIsLoading(false)
    }
  }

  return { products, lastPage, isLoading, showMore: () => void showMore() }
}

const MoreProductsDocument = graphql(`
  query MoreProducts(
    $userData: UserData!
    $pageNumber: Int!
    $itemsPerPage: Int!
    $filters: ProductFilters
    $sorting: ProductSorting
  ) {
    products(
      userData: $userData
      filters: $filters
      sorting: $sorting
      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }
    ) {
      products {
        ...ProductCard
      }
    }
  }
`)

graphql(`
  fragment ListPage on ProductPage {
    products {
      ...ProductCard
    }
    paging {
      currentPage
      totalItems
    }
    facets {
      ...ListFacets
    }
  }
`)
