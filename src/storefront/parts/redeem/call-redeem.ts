import type { TypedDocumentString } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import type { Variables } from '#storefront/parts/api/shop-api.ts'
import { readRedeemToken } from './redeem-token.ts'

/** Calls the shop as whoever exchanges a card in this tab. */
export const callRedeem = <Result, All>(
  document: TypedDocumentString<Result, All>,
  variables: Variables<All>,
  kind?: 'query' | 'mutation',
): Promise<Result> => callShop(document, { ...variables, redeemToken: readRedeemToken() }, kind)
