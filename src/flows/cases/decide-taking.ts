import { moveCards } from '#domain/cards/move-cards.ts'
import { hasHaltingCase } from '#domain/cases/has-halting-case.ts'
import type { Tx } from '#domain/db.ts'
import { cardMails } from '#domain/deliveries/card-mails.ts'
import { markDeliveriesReady } from '#domain/deliveries/mark-delivery.ts'
import { listUntold } from '#domain/mail/list-claims.ts'
import { markOrderResumed } from '#domain/orders/halt-order.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import { activating } from '#flows/shared/activating.ts'
import { tellingIssuers } from '#flows/shared/telling-issuers.ts'
import type { CaseAtHand, DecideDeps } from './case-at-hand.ts'
import { endOrder } from './refund-cards.ts'
import { settleTaking } from './settle-taking.ts'

const deliveriesMax = 2_500

/** The shop bears the loss; the order goes on where it was halted, once no other case keeps it. */
export async function keepCards(
  tx: Tx,
  deps: DecideDeps,
  { caseAtHand, settlement }: CaseAtHand,
): Promise<void> {
  await settleTaking(tx, deps, { caseAtHand, settlement })
  if (settlement === undefined) return
  const { orderId, deliveriesWithoutCards } = settlement
  if (await hasHaltingCase(tx, orderId)) return
  const now = deps.clock.now()
  const resumed = await markOrderResumed(tx, { orderId, now })
  if (resumed === undefined) return
  await moveCards(tx, { orderId, to: 'active' })
  await markDeliveriesReady(tx, { ids: deliveriesWithoutCards.map(({ id }) => id), now })
  const due = { now, before: now, limit: deliveriesMax, orderId }
  const unsent = await listUntold(tx, cardMails, due)
  await deps.queue.send(tx, [
    tellingIssuers(orderId),
    ...(resumed.isIssuing ? [{ name: 'issue-cards' as const, payload: { orderId } }] : []),
    ...(resumed.isIssuing ? activating(settlement) : []),
    ...unsent.map((deliveryId) => mailJob('card', deliveryId)),
    { name: 'send-confirmation-mail', payload: { orderId } },
  ])
}

/**
 * Nothing of the order is good any more. What the bank took is its customer's again; what was paid beyond that goes back by the means
 * that paid it. Where this payment did not pay the order, the order stays as it is.
 */
export async function withdrawOrder(tx: Tx, deps: DecideDeps, at: CaseAtHand): Promise<void> {
  const { caseAtHand, settlement } = at
  await settleTaking(tx, deps, at)
  if (settlement !== undefined) await endOrder(tx, deps, { caseAtHand, settlement })
}
