import { lockOrderToSettle } from '#domain/payments/lock-settlement.ts'
import { findAccount, type SessionKey } from '#flows/accounts/find-account.ts'
import { captureCardParts } from '#flows/holds/card-parts.ts'
import { type OrderRequest, placeOrder } from '#flows/orders/place-order.ts'
import { PromotionsNotHeld, refusePromotions } from '#flows/orders/refuse-promotions.ts'
import { settleOrder } from '#flows/orders/settle-order.ts'
import { transact } from '#flows/shared/transact.ts'
import { invariant } from '#kernel/invariant.ts'
import { type BeginDeps, keepBilling } from './begin-payment.ts'

/**
 * Places an order that choice cards pay whole, and pays it, in one transaction: nobody else is asked, so nothing is left undone
 * whatever crashes. Answers its uuid. Throws what a basket may have against being ordered, `CartChanged` (3204) where the
 * cards leave anything to pay, and `PromotionRefused` (3223). After each of these the basket is intact.
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
  return transact(deps, async (tx) => {
    const placed = await placeOrder(tx, deps, { ...request, accountId, expectedTotalCents: 0 })
    await keepBilling(tx, accountId, placed)
    const order = await lockOrderToSettle(tx, placed.id, placed.contents)
    const cards = await captureCardParts(tx, deps, order)
    invariant(cards !== undefined, 'What was held in this transaction pays in it.')
    await settleOrder(tx, deps, { order, cards })
    return placed.uuid
  }).catch((error: unknown) => {
    if (error instanceof PromotionsNotHeld) return refusePromotions(deps, error)
    throw error
  })
}
