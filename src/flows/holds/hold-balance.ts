import { cardStatusOf } from '#domain/cards/card-status.ts'
import { CardNotAccepted } from '#domain/cards/errors.ts'
import { lockCards, markCardsSpent } from '#domain/cards/lock-cards.ts'
import type { Tx } from '#domain/db.ts'
import { captureHolds, endHolds } from '#domain/holds/end-holds.ts'
import { extendHolds } from '#domain/holds/extend-holds.ts'
import { listHeldCards, listLapsedCards } from '#domain/holds/find-holds.ts'
import type { Hold, HoldOwner } from '#domain/holds/hold.ts'
import { insertHold } from '#domain/holds/insert-hold.ts'
import { postAll } from '#domain/ledger/post.ts'
import { insertCardTenders } from '#domain/orders/insert-card-tenders.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { capturePosting, holdBackPosting, holdPosting } from '#flows/shared/hold-postings.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'
import { type CardId, newId, type OrderId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

type HoldDeps = Pick<Deps, 'db' | 'queue' | 'clock'>

/** A payment's lease: longer than a bank's page stays open, and never for good. */
export const leaseMsOfPayment = 30 * 60 * 1000

export type HoldToTake = {
  cardId: CardId
  owner: HoldOwner
  amount: Money
  leaseMs?: number
}

/**
 * Reserves value on a card while it pays: it leaves the card at once, so nobody else can spend it. Taken again by the same
 * owner it stands in place of what they held before; whatever lease is over ends first. Throws `CardNotAccepted` for a card
 * that does not pay, `BalanceTooLow` for one that does not have as much.
 */
export async function takeHold(
  deps: HoldDeps,
  { cardId, owner, amount, leaseMs = leaseMsOfPayment }: HoldToTake,
): Promise<Hold> {
  return transact(deps, async (tx) => {
    await ensurePaying(tx, deps, [cardId])
    const ended = await endHolds(tx, { cardIds: [cardId], owners: [owner] })
    const hold = { id: newId('hld'), cardId, amount }
    await insertHold(tx, { hold, owner, leaseMs })
    await postAll(tx, [...ended.map(holdBackPosting), holdPosting(hold)])
    return hold
  })
}

/** The owner is still paying. Answers how many holds they have. */
export const extendLease = (
  deps: Pick<Deps, 'db'>,
  { owner, leaseMs = leaseMsOfPayment }: { owner: HoldOwner; leaseMs?: number },
): Promise<number> => inOneStatement(deps, (one) => extendHolds(one, { owner, leaseMs }))

/**
 * What an owner held pays an order: a tender for each card. A lease that is over does no harm as long as nobody ended the hold.
 * Answers what was captured. Throws `CardNotAccepted` when a card was stopped meanwhile; nothing is captured then.
 */
export async function payWithHolds(
  deps: HoldDeps,
  { owner, orderId }: { owner: HoldOwner; orderId: OrderId },
): Promise<readonly Hold[]> {
  return transact(deps, async (tx) => {
    const cardIds = await listHeldCards(tx, owner)
    if (cardIds.length === 0) return []
    await ensurePaying(tx, deps, cardIds)
    const captured = await captureHolds(tx, { cardIds, owner })
    await insertCardTenders(tx, { orderId, parts: captured, now: deps.clock.now() })
    await postAll(
      tx,
      captured.map((hold) => capturePosting(hold, orderId)),
    )
    await markCardsSpent(tx, cardIds)
    return captured
  })
}

/** The payment failed or was left: all that its owner held is on the cards again. Again is harmless. */
export async function releaseHolds(deps: HoldDeps, owner: HoldOwner): Promise<void> {
  await transact(deps, async (tx) => {
    const cardIds = await listHeldCards(tx, owner)
    await putBack(tx, { cardIds, owners: [owner] })
  })
}

/** As many at once as one transaction may hold locked. */
const cardsAtOnce = 100

/** Puts back what nobody asked for before its lease was over. */
export async function expireHolds(deps: HoldDeps): Promise<void> {
  for (;;) {
    const cardIds = await listLapsedCards(deps.db, cardsAtOnce)
    if (cardIds.length === 0) return
    await transact(deps, (tx) => putBack(tx, { cardIds }))
  }
}

/** All that is held on cards, whoever holds it: they pay nothing any more. The caller posts it. */
export async function endAllHolds(tx: Tx, cardIds: readonly CardId[]): Promise<readonly Hold[]> {
  await lockCards(tx, cardIds)
  return endHolds(tx, { cardIds, isForAll: true })
}

async function putBack(
  tx: Tx,
  { cardIds, ...whose }: { cardIds: readonly CardId[]; owners?: readonly HoldOwner[] },
): Promise<void> {
  await lockCards(tx, cardIds)
  const ended = await endHolds(tx, { cardIds, ...whose })
  await postAll(tx, ended.map(holdBackPosting))
}

async function ensurePaying(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  cardIds: readonly CardId[],
): Promise<void> {
  const cards = await lockCards(tx, cardIds)
  const now = clock.now()
  // What a card holds is the ledger's to say.
  const isPaying = cards.every((card) => cardStatusOf(card, { balanceCents: 1, now }) === 'active')
  if (cards.length < cardIds.length || !isPaying) throw new CardNotAccepted()
}
