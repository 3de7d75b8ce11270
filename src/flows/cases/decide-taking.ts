import { lockCardsOf } from '#domain/cards/lock-cards.ts'
import { moveCards } from '#domain/cards/move-cards.ts'
import type { Case } from '#domain/cases/find-case.ts'
import { hasHaltingCase } from '#domain/cases/has-halting-case.ts'
import { sumFailedRefunds } from '#domain/cases/sum-failed-refunds.ts'
import type { Tx } from '#domain/db.ts'
import { listUnsentDeliveries } from '#domain/deliveries/list-unsent-deliveries.ts'
import { markDeliveriesReady } from '#domain/deliveries/mark-delivery.ts'
import { cardAccount, orderAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { postAll } from '#domain/ledger/post.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import { markOrderHalted, markOrderResumed, markOrderWithdrawn } from '#domain/orders/halt-order.ts'
import { listMadeCards, listSoldPacks } from '#domain/orders/list-made-cards.ts'
import type { Settlement } from '#domain/payments/lock-settlement.ts'
import { endAllHolds } from '#flows/holds/hold-balance.ts'
import { stopPacks } from '#flows/refunds/stop-packs.ts'
import { activating } from '#flows/shared/activating.ts'
import {
  withdrawCardPosting,
  withdrawOrderPosting,
  writeOffPosting,
} from '#flows/shared/case-postings.ts'
import { holdBackPosting } from '#flows/shared/hold-postings.ts'
import { tellingIssuers } from '#flows/shared/telling-issuers.ts'
import { sum } from '#kernel/money.ts'
import type { CaseAtHand, DecideDeps } from './case-at-hand.ts'

const deliveriesMax = 2_500

/** The shop bears the loss; the order goes on where it was halted, once no other case keeps it. */
export async function keepCards(
  tx: Tx,
  deps: DecideDeps,
  { caseAtHand, settlement }: CaseAtHand,
): Promise<undefined> {
  await postAll(tx, writeOff(caseAtHand))
  if (settlement === undefined) return
  const { orderId, deliveriesWithoutCards } = settlement
  if (await hasHaltingCase(tx, orderId)) return
  const now = deps.clock.now()
  const resumed = await markOrderResumed(tx, { orderId, now })
  if (resumed === undefined) return
  await moveCards(tx, { orderId, to: 'active' })
  await markDeliveriesReady(tx, { ids: deliveriesWithoutCards.map(({ id }) => id), now })
  const unsent = await listUnsentDeliveries(tx, { before: now, limit: deliveriesMax, orderId })
  await deps.queue.send(tx, [
    tellingIssuers(orderId),
    ...(resumed.isIssuing ? [{ name: 'issue-cards' as const, payload: { orderId } }] : []),
    ...(resumed.isIssuing ? activating(settlement) : []),
    ...unsent.map((deliveryId) => ({ name: 'send-card-mail' as const, payload: { deliveryId } })),
    { name: 'send-confirmation-mail', payload: { orderId } },
  ])
}

/**
 * Nothing of the order is good any more. What it had not spent, and what its own cards still hold, covers the loss at
 * once; what issuers take back covers it when they say so.
 */
export async function withdrawCards(
  tx: Tx,
  deps: DecideDeps,
  { caseAtHand, settlement }: CaseAtHand,
): Promise<undefined> {
  if (settlement === undefined) {
    await postAll(tx, writeOff(caseAtHand))
    return
  }
  const { orderId, paymentId } = settlement
  const now = deps.clock.now()
  // News that only adds to a case leaves an order that somebody let live as it is.
  await markOrderHalted(tx, { orderId, paymentId, now })
  const isWithdrawn = await markOrderWithdrawn(tx, { orderId, now })
  // What is held on the cards of an order that lives on stays held: this payment may not be the one that paid it.
  const recovered = isWithdrawn ? await takeRest(tx, caseAtHand, settlement) : []
  await postAll(tx, [...writeOff(caseAtHand), ...recovered])
  if (!isWithdrawn) return
  await moveCards(tx, { orderId, to: 'withdrawn' })
  const packs = await listSoldPacks(tx, orderId)
  await stopPacks(tx, { packIds: packs.map(({ unitId }) => unitId), now })
  await deps.queue.send(tx, [tellingIssuers(orderId)])
}

/** What was taken, or given back, and nobody has decided about. */
export const writeOff = ({
  id,
  decisionCount,
  openCents: cents,
  currency,
}: Case): readonly Posting[] =>
  cents === 0 ? [] : [writeOffPosting({ caseId: id, count: decisionCount }, { currency, cents })]

async function takeRest(
  tx: Tx,
  { id: caseId, decisionCount: count }: Case,
  { orderId, currency }: Settlement,
): Promise<readonly Posting[]> {
  const postings: Posting[] = []
  const held = await balanceOf(tx, orderAccount(orderId, currency))
  // What could not be paid back is not the shop's to spend: a case of its own decides about it.
  const unspent = held - (await sumFailedRefunds(tx, orderId))
  if (unspent > 0) {
    const amount = { currency, cents: unspent }
    postings.push(withdrawOrderPosting({ caseId, count }, { orderId, amount }))
  }
  await lockCardsOf(tx, [orderId])
  const made = await listMadeCards(tx, orderId)
  const own = made.filter(({ isChoiceCard, state }) => isChoiceCard && state !== 'withdrawn')
  const ended = await endAllHolds(
    tx,
    own.map(({ cardId }) => cardId),
  )
  postings.push(...ended.map(holdBackPosting))
  for (const card of own) {
    const held = ended.filter(({ cardId }) => cardId === card.cardId)
    const onCard = await balanceOf(tx, cardAccount(card.cardId, currency))
    const cents = onCard + sum(held.map(({ amount }) => amount.cents))
    if (cents > 0) postings.push(withdrawCardPosting(card, { currency, cents }))
  }
  return postings
}
