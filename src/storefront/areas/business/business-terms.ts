import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  BusinessTermsFragment,
  CompanyFeeFragment,
} from '#storefront/graphql/generated/graphql.ts'

/** Limits and fee of every order of a company, and the occasions to choose from. */
export type BusinessTerms = BusinessTermsFragment & CompanyFeeFragment

graphql(`
  fragment BusinessTerms on BusinessPages {
    occasions { id title }
    cardsMax
    totalMax { currency value }
  }
`)

graphql(`
  fragment CompanyFee on StoreData {
    serviceFee { currency value }
  }
`)
