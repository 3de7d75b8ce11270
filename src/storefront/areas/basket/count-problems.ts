import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PackagesToCheckFragment } from '#storefront/graphql/generated/graphql.ts'
import { basketLine } from './basket-line.ts'

/** Counts the lines that cannot be ordered. Checkout opens only without any. */
export const countProblems = (shipments: readonly PackagesToCheckFragment[]): number =>
  shipments
    .flatMap((shipment) => shipment.packages)
    .filter((item) => item.__typename === 'GiftcardPackage' && basketLine(item).problem).length

graphql(`
  fragment PackagesToCheck on GiftcardShipment {
    packages { __typename ...BasketPackage }
  }
`)
