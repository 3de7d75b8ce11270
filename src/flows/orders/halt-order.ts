import { moveCards } from '#domain/cards/move-cards.ts'
import type { Tx } from '#domain/db.ts'
import { markDebtHalted, markOrderHalted } from '#domain/orders/halt-order.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { tellingIssuers } from '#flows/shared/telling-issuers.ts'
import type { OrderId, PaymentId } from '#kernel/ids.ts'

type HaltDeps = Pick<Deps, 'queue' | 'clock'>

/** Stops an order that this payment paid and freezes its cards. Doing it again changes nothing. */
export async function haltOrder(
  tx: Tx,
  deps: HaltDeps,
  order: { orderId: OrderId; paymentId: PaymentId },
): Promise<void> {
  const isHalted = await markOrderHalted(tx, { ...order, now: deps.clock.now() })
  if (isHalted) await freezeCards(tx, deps, order.orderId)
}

/** Stops an order on account and freezes its cards. False where it is halted or ended already. */
export async function haltDebt(tx: Tx, deps: HaltDeps, orderId: OrderId): Promise<boolean> {
  const isHalted = await markDebtHalted(tx, { orderId, now: deps.clock.now() })
  if (isHalted) await freezeCards(tx, deps, orderId)
  return isHalted
}

/** Issuers are told by a job. */
async function freezeCards(
  tx: Tx,
  { queue }: Pick<Deps, 'queue'>,
  orderId: OrderId,
): Promise<void> {
  await moveCards(tx, { orderId, to: 'frozen' })
  await queue.send(tx, [tellingIssuers(orderId)])
}
