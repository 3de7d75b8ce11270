import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  BusinessFormFragment,
  ProductFormFragment,
} from '#storefront/graphql/generated/graphql.ts'

/** A product that a company orders, as its form needs it. */
export type BusinessProduct = BusinessFormFragment & ProductFormFragment

graphql(`
  fragment BusinessForm on Product {
    ...ProductForm
    orderMax { currency value }
  }
`)
