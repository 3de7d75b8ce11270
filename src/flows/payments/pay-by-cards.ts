import { findAccount, type SessionKey } from '#flows/accounts/find-account.ts'
import type { OrderRequest } from '#flows/orders/place-order.ts'
import { type BeginDeps, keepBilling } from './begin-payment.ts'
import { orderAtOnce } from './order-at-once.ts'

/**
 * Places an order that choice cards pay whole. Throws what `orderAtOnce` throws, and `CartChanged`
 * (3204) where the cards leave anything to pay.
 */
export async function payByCards(
  deps: BeginDeps,
  {
    sessionKey,
    ...request
  }: Pick<
    OrderRequest,
    | 'visitorKey'
    | 'language'
    | 'singleGift'
    | 'redeemToken'
    | 'redeemVersion'
    | 'originalOf'
    | 'shopperIp'
    | 'expectedPromotionCents'
    | 'earlyDelivery'
  > & {
    sessionKey?: SessionKey
  },
): Promise<string> {
  const account = await findAccount(deps, sessionKey)
  const accountId = account?.id
  return orderAtOnce(deps, { ...request, accountId, expectedTotalCents: 0 }, async (tx, placed) => {
    await keepBilling(tx, accountId, placed)
    return undefined
  })
}
