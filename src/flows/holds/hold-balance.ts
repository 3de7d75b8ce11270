import { lockCards } from '#domain/cards/lock-cards.ts'
import type { Tx } from '#domain/db.ts'
import { endHoldOfHolder, endHolds, endHoldsOfFailed } from '#domain/holds/end-holds.ts'
import { HoldIsBeingPaid } from '#domain/holds/errors.ts'
import { isHeld, listHeldCards, listLapsedCards } from '#domain/holds/find-holds.ts'
import type { Hold } from '#domain/holds/hold.ts'
import { postAll } from '#domain/ledger/post.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { holdBackPosting } from '#flows/shared/hold-postings.ts'
import { transact } from '#flows/shared/transact.ts'
import type { CardId, OrderId } from '#kernel/ids.ts'

type HoldDeps = Pick<Deps, 'db' | 'queue'>

/** A payment's lease: longer than a bank's page stays open, and never for good. */
export const leaseMsOfPayment = 30 * 60 * 1000

/**
 * The payment failed or was left: all that its owner held is on the cards again, unless they are at a bank with it anew by now.
 * Again is harmless.
 */
export async function releaseHolds(deps: HoldDeps, owner: OrderId): Promise<void> {
  await transact(deps, async (tx) => {
    const cardIds = await listHeldCards(tx, owner)
    await lockCards(tx, cardIds)
    const ended = await endHoldsOfFailed(tx, { cardIds, owner })
    await postAll(tx, ended.map(holdBackPosting))
  })
}

/** As many at once as one transaction may hold locked. */
const cardsAtOnce = 100

/** Puts back what nobody asked for before its lease was over. */
export async function expireHolds(deps: HoldDeps): Promise<void> {
  for (;;) {
    const cardIds = await listLapsedCards(deps.db, cardsAtOnce)
    if (cardIds.length === 0) return
    await transact(deps, (tx) => putBack(tx, cardIds))
  }
}

/** All that is held on cards, whoever holds it: they pay nothing any more. The caller posts it. */
export async function endAllHolds(tx: Tx, cardIds: readonly CardId[]): Promise<readonly Hold[]> {
  await lockCards(tx, cardIds)
  return endHolds(tx, { cardIds, isForAll: true })
}

/**
 * The holder of a card has what is reserved on it back, whoever reserved it; again is harmless. Throws `HoldIsBeingPaid` (3529) while
 * somebody pays with it at a bank. A payment that comes all the same takes the value anew where the card still has it, and
 * goes back whole where it has not.
 */
export async function releaseForHolder(
  deps: HoldDeps,
  { cardId, holdId }: { cardId: CardId; holdId: string },
): Promise<void> {
  await transact(deps, async (tx) => {
    await lockCards(tx, [cardId])
    const ended = await endHoldOfHolder(tx, { cardId, holdId })
    if (ended.length === 0 && (await isHeld(tx, { cardId, holdId }))) throw new HoldIsBeingPaid()
    await postAll(tx, ended.map(holdBackPosting))
  })
}

async function putBack(tx: Tx, cardIds: readonly CardId[]): Promise<void> {
  await lockCards(tx, cardIds)
  const ended = await endHolds(tx, { cardIds })
  await postAll(tx, ended.map(holdBackPosting))
}
