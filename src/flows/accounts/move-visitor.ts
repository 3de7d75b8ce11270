import { type CartMove, moveCart } from '#domain/cart/move-cart.ts'
import { moveSingleGifts } from '#domain/cart/single-gift.ts'
import type { Tx } from '#domain/db.ts'
import { moveOrders } from '#domain/orders/move-orders.ts'
import { movePayments } from '#domain/payments/move-payments.ts'
import { moveRedeemSessions } from '#domain/redeem/redeem-session.ts'

/**
 * Everything that a visitor has goes to another key: basket, gifts ordered by themselves, orders, payments. The basket first: whoever orders it holds
 * it, and what they wrote is seen by the statements that follow.
 */
export async function moveVisitor(tx: Tx, move: CartMove): Promise<void> {
  const from = await moveCart(tx, move)
  if (from === undefined) return
  const { to } = move
  await moveSingleGifts(tx, { from, to })
  await moveRedeemSessions(tx, { from, to })
  await moveOrders(tx, { from, to })
  await movePayments(tx, { from, to })
}
