import { moveCards } from '#domain/cards/move-cards.ts'
import type { Tx } from '#domain/db.ts'
import { cardMails } from '#domain/deliveries/card-mails.ts'
import { markDeliveriesReady } from '#domain/deliveries/mark-delivery.ts'
import { listUntold } from '#domain/mail/list-claims.ts'
import { markOrderResumed } from '#domain/orders/halt-order.ts'
import type { OrderToSettle } from '#domain/payments/lock-settlement.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import { activating } from '#flows/shared/activating.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { tellingIssuers } from '#flows/shared/telling-issuers.ts'

const deliveriesMax = 2_500

type Halted = Pick<OrderToSettle, 'orderId' | 'kind' | 'deliveriesWithoutCards'>

/** Lets a halted order go on where it stopped, with its cards good again. */
export async function resumeOrder(
  tx: Tx,
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  order: Halted,
): Promise<void> {
  const { orderId, deliveriesWithoutCards } = order
  const now = clock.now()
  const resumed = await markOrderResumed(tx, { orderId, now })
  if (resumed === undefined) return
  await moveCards(tx, { orderId, to: 'active' })
  await markDeliveriesReady(tx, { ids: deliveriesWithoutCards.map(({ id }) => id), now })
  const due = { now, before: now, limit: deliveriesMax, orderId }
  const unsent = await listUntold(tx, cardMails, due)
  await queue.send(tx, [
    tellingIssuers(orderId),
    ...(resumed.isIssuing ? [{ name: 'issue-cards' as const, payload: { orderId } }] : []),
    ...(resumed.isIssuing ? activating(order) : []),
    ...unsent.map((deliveryId) => mailJob('card', deliveryId)),
    { name: 'send-confirmation-mail', payload: { orderId } },
  ])
}
