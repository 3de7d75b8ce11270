import { createContext, use } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { HreflangFragment } from '#storefront/graphql/generated/graphql.ts'

/** Where the front page stands in each language, as the API says it; every other page stands beside it. */
export const HreflangContext = createContext<readonly HreflangFragment[]>([])

export const useHreflang = (): readonly HreflangFragment[] => use(HreflangContext)

graphql(`
  fragment Hreflang on Hreflang {
    langCode
    countryCode
    origin
    path
    isDefault
  }
`)
