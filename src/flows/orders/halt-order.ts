import { moveCards } from '#domain/cards/move-cards.ts'
import type { Tx } from '#domain/db.ts'
import { markOrderHalted } from '#domain/orders/halt-order.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { tellingIssuers } from '#flows/shared/telling-issuers.ts'
import type { OrderId, PaymentId } from '#kernel/ids.ts'

/** Stops an order that this payment paid and freezes its cards; issuers are told by a job. Doing it again changes nothing. */
export async function haltOrder(
  tx: Tx,
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  order: { orderId: OrderId; paymentId: PaymentId },
): Promise<void> {
  if (!(await markOrderHalted(tx, { ...order, now: clock.now() }))) return
  const { orderId } = order
  await moveCards(tx, { orderId, to: 'frozen' })
  await queue.send(tx, [tellingIssuers(orderId)])
}
