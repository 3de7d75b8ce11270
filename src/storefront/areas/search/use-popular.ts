import { useEffect, useState } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PopularSearchQuery } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

export type Popular = PopularSearchQuery['popularSearch']

/** What the shop offers before anything is typed; undefined while it is fetched, and where it cannot be had. */
export function usePopular(): Popular | undefined {
  const [popular, setPopular] = useState<Popular>()
  useEffect(() => {
    let isCurrent = true
    callShop(PopularSearchDocument, {})
      .then(({ popularSearch }) => isCurrent && setPopular(popularSearch))
      // Without suggestions the search still works.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [])
  return popular
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
  }
`)
