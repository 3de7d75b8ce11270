import type { Tx } from '#domain/db.ts'
import { lockOrderToSettle } from '#domain/payments/lock-settlement.ts'
import { captureCardParts } from '#flows/holds/card-parts.ts'
import { type OrderRequest, type PlacedOrder, placeOrder } from '#flows/orders/place-order.ts'
import { PromotionsNotHeld, refusePromotions } from '#flows/orders/refuse-promotions.ts'
import { settleOrder } from '#flows/orders/settle-order.ts'
import { transact } from '#flows/shared/transact.ts'
import { invariant } from '#kernel/invariant.ts'
import type { Money } from '#kernel/money.ts'
import type { BeginDeps } from './begin-payment.ts'

/**
 * Places an order and settles it in one transaction: nobody else is asked, so nothing is left
 * undone whatever crashes. `pay` gives what a company owes for it; undefined where choice cards pay
 * it whole. Answers its uuid. Throws what `placeOrder` and `pay` throw, and `PromotionRefused`
 * (3223). After each of these the basket is intact.
 */
export async function orderAtOnce(
  deps: BeginDeps,
  request: OrderRequest,
  pay: (tx: Tx, placed: PlacedOrder) => Promise<Money | undefined>,
): Promise<string> {
  const uuid = await transact(deps, async (tx) => {
    const placed = await placeOrder(tx, deps, request)
    deps.reached('order:placed')
    const order = await lockOrderToSettle(tx, placed.id, placed.contents)
    const onAccount = await pay(tx, placed)
    const cards = await captureCardParts(tx, deps, order)
    invariant(cards !== undefined, 'What was held in this transaction pays in it.')
    await settleOrder(tx, deps, { order, cards, onAccount })
    deps.reached('settle:written')
    return placed.uuid
  }).catch((error: unknown) => {
    if (error instanceof PromotionsNotHeld) return refusePromotions(deps, error)
    throw error
  })
  deps.reached('settle:committed')
  return uuid
}
