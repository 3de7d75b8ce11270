import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

/** How the numbers of cards of this shop begin. */
export const loadCardPrefixes = async (): Promise<readonly string[]> =>
  (await callShop(CardPrefixesDocument, {})).storeData.cardPrefixes

const CardPrefixesDocument = graphql(`
  query CardPrefixes($userData: UserData!) {
    storeData(userData: $userData) { cardPrefixes }
  }
`)
