import type { TypedDocumentString } from '#storefront/graphql/generated/graphql.ts'
import { callShop, mutate } from '#storefront/parts/api/call-shop.ts'
import type { Variables } from '#storefront/parts/api/shop-api.ts'
import { readRedeemToken } from './redeem-token.ts'

/** Asks the shop as whoever exchanges a card in this tab. */
export const callRedeem = <Result, All>(
  document: TypedDocumentString<Result, All>,
  variables: Variables<All>,
  kind?: 'query' | 'mutation',
): Promise<Result> => callShop(document, { ...variables, redeemToken: readRedeemToken() }, kind)

/** Changes something as whoever exchanges a card in this tab. */
export const mutateRedeem = <Payload, All>(
  document: TypedDocumentString<Readonly<Record<string, Payload>>, All>,
  variables: Variables<All>,
): Promise<Payload> => mutate(document, { ...variables, redeemToken: readRedeemToken() })
