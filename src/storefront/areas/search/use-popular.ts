import { useEffect, useState } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  PopularSearchQuery,
  TrustMarkFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

export type Popular = PopularSearchQuery['popularSearch']

type SearchStart = {
  popular: Popular | undefined
  isMeasured: boolean
  marks: readonly TrustMarkFragment[]
}

/**
 * What the shop offers before anything is typed, undefined while it is fetched, and where it cannot be had; and whether
 * searches are told to the data layer (SPEC §6), and the quality marks of the storefront.
 */
export function usePopular(): SearchStart {
  const [start, setStart] = useState<SearchStart>({
    popular: undefined,
    isMeasured: false,
    marks: [],
  })
  useEffect(() => {
    let isCurrent = true
    callShop(PopularSearchDocument, {})
      .then(({ popularSearch: popular, storeData }) => {
        const isMeasured = storeData.toggles.isSearchDataLayer
        const marks = storeData.trustMarks.header
        if (isCurrent) setStart({ popular, isMeasured, marks })
      })
      // Without suggestions the search still works.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [])
  return start
}

const PopularSearchDocument = graphql(`
  query PopularSearch($userData: UserData!) {
    popularSearch(userData: $userData) {
      terms {
        title
        url
      }
      entities {
        ...FoundItem
      }
      highlightedBlocks {
        title
        description
        cardImage {
          url
          alt
        }
        referencedPath
        showHand
      }
    }
    storeData(userData: $userData) {
      toggles {
        isSearchDataLayer
      }
      trustMarks {
        header {
          ...TrustMark
        }
      }
    }
  }
`)
