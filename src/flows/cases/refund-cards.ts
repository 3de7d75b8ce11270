import { moveCards } from '#domain/cards/move-cards.ts'
import type { Case } from '#domain/cases/find-case.ts'
import { loadUnspent } from '#domain/cases/load-unspent.ts'
import type { Tx } from '#domain/db.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listPosted } from '#domain/ledger/list-posted.ts'
import { postAll } from '#domain/ledger/post.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import { isUnsent, listToCallOff } from '#domain/orders/call-off.ts'
import { markOrderHalted, markOrderWithdrawn } from '#domain/orders/halt-order.ts'
import { listMadeCards, listSoldPacks } from '#domain/orders/list-made-cards.ts'
import { listTenders } from '#domain/payments/list-tenders.ts'
import type { Settlement } from '#domain/payments/lock-settlement.ts'
import { endAllHolds } from '#flows/holds/hold-balance.ts'
import { refundUnits, type UnitRefunds } from '#flows/refunds/refund-units.ts'
import { stopPacks } from '#flows/refunds/stop-packs.ts'
import { payBackPosting, withdrawalKey } from '#flows/shared/case-postings.ts'
import { holdBackPosting } from '#flows/shared/hold-postings.ts'
import { packBackPosting } from '#flows/shared/postings.ts'
import { tellingIssuers } from '#flows/shared/telling-issuers.ts'
import { sum } from '#kernel/money.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import type { CaseAtHand, DecideDeps } from './case-at-hand.ts'
import { notOffered } from './not-offered.ts'
import { settleTaking } from './settle-taking.ts'

/**
 * Nothing of the order is good any more, and what was paid for it goes back, as far as the bank did not take it. Refused where the
 * bank took all of it.
 */
export async function refundCards(
  tx: Tx,
  deps: DecideDeps,
  { caseAtHand, settlement }: CaseAtHand,
): Promise<void> {
  if (settlement === undefined) throw notOffered(caseAtHand)
  const uncoveredCents = await settleTaking(tx, deps, { caseAtHand, settlement })
  const refunds = await endOrder(tx, deps, { caseAtHand, settlement })
  if (refunds === undefined && uncoveredCents === 0) throw notOffered(caseAtHand)
  if ((refunds?.totalCents ?? 0) + uncoveredCents === 0) throw refusal('caseMoneyTaken')
}

/**
 * Ends an order: its cards are good no more, and what was paid for them goes back, less what the bank took. What own cards still hold and issuers
 * take back pays for it, the rest is the shop's loss. A donation of which nobody was told goes back too; the cause keeps any other.
 * Undefined where this payment did not pay the order, or nothing of it is left.
 */
export async function endOrder(
  tx: Tx,
  deps: DecideDeps,
  { caseAtHand, settlement }: { caseAtHand: Case; settlement: Settlement },
): Promise<UnitRefunds | undefined> {
  const { orderId, paymentId, currency } = settlement
  const now = deps.clock.now()
  const tenders = await listTenders(tx, orderId)
  if (!tenders.some((tender) => tender.paymentId === paymentId)) return undefined
  // News that only adds to a case leaves an order that somebody let live as it is.
  await markOrderHalted(tx, { orderId, paymentId, now })
  const packs = await listPacksBack(tx, settlement)
  const unsent = (await listToCallOff(tx, { orderId, now })).filter(isUnsent)
  await markOrderWithdrawn(tx, { orderId, now })
  const refunds = await refundUnits(tx, deps, {
    ...{ orders: new Map([[orderId, currency]]), of: 'withdrawn' },
    unsent: unsent.map(({ shipmentId }) => shipmentId),
    withOwnDonations: true,
  })
  if (refunds.postings.length === 0) return undefined
  const taken = await takeBackCards(tx, caseAtHand, {
    settlement,
    faceCents: refunds.faceCents - sum(packs.map(({ amountCents }) => amountCents)),
  })
  const packsBack = packs.map((pack) => packBackPosting({ orderId, currency }, pack))
  await postAll(tx, [...packsBack, ...taken, ...refunds.postings])
  await stopPacks(tx, { packIds: packs.map(({ unitId }) => unitId), now })
  await moveCards(tx, { orderId, to: 'withdrawn' })
  await deps.queue.send(tx, [tellingIssuers(orderId), ...refunds.jobs])
  return refunds
}

/** What was earned by its packs, as far as it did not go back before. */
async function listPacksBack(tx: Tx, { orderId }: Settlement) {
  const sold = await listSoldPacks(tx, orderId)
  const before = await listPosted(
    tx,
    sold.map(({ unitId }) => withdrawalKey(unitId)),
  )
  return sold.filter(({ unitId }) => !before.has(withdrawalKey(unitId)))
}

/** The order's account holds again what its cards were worth. */
async function takeBackCards(
  tx: Tx,
  { id: caseId, decisionCount: count }: CaseAtHand['caseAtHand'],
  { settlement, faceCents }: { settlement: Settlement; faceCents: number },
): Promise<readonly Posting[]> {
  const { orderId, currency } = settlement
  const made = await listMadeCards(tx, orderId)
  const own = made.filter(({ isChoiceCard }) => isChoiceCard).map(({ cardId }) => cardId)
  const ended = await endAllHolds(tx, own)
  const cards: { account: ReturnType<typeof cardAccount>; cents: number }[] = []
  for (const cardId of own) {
    const account = cardAccount(cardId, currency)
    const held = ended.filter((hold) => hold.cardId === cardId).map(({ amount }) => amount.cents)
    cards.push({ account, cents: (await balanceOf(tx, account)) + sum(held) })
  }
  // Where the issuer took a card back already, its VAT came back with it.
  const withVat = made.filter(({ vatCents }) => vatCents > 0)
  const posted = await listPosted(
    tx,
    withVat.map(({ unitId }) => withdrawalKey(unitId)),
  )
  const due = withVat.filter(({ unitId }) => !posted.has(withdrawalKey(unitId)))
  const unspentCents = await loadUnspent(tx, orderId)
  return [
    ...ended.map(holdBackPosting),
    ...payBackPosting(
      { caseId, count },
      {
        ...{ orderId, currency, cards },
        vatCents: sum(due.map(({ vatCents }) => vatCents)),
        // What could not be paid back waits there for a decision of its own.
        orderCents: faceCents - unspentCents,
      },
    ),
  ]
}
