import { lengthenCards, lockCards, markCardsAlive } from '#domain/cards/lock-cards.ts'
import type { Tx } from '#domain/db.ts'
import type { Tender } from '#domain/orders/list-tenders.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { CardId } from '#kernel/ids.ts'
import { lastDayOfValidity } from '#kernel/last-day-of-validity.ts'

/** As long at least a card can be spent after something was paid back to it. */
const monthsMin = 6

/**
 * Cards that paid an order can take back what is paid back now: one that was spent lives again, and one whose last day is over or near
 * is lengthened. Answers those that can: what was withdrawn or has a replacement cannot.
 */
export async function reviveCards(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { tenders, cents }: { tenders: readonly Tender[]; cents: number },
): Promise<ReadonlySet<CardId>> {
  let leftCents = cents
  const cardIds = tenders.flatMap(({ cardId, leftCents: paid }) => {
    if (cardId === null || leftCents <= 0 || paid <= 0) return []
    leftCents -= paid
    return cardId
  })
  if (cardIds.length === 0) return new Set()
  const cards = await lockCards(tx, cardIds)
  const able = cards.filter(({ state }) => state !== 'withdrawn' && state !== 'replaced')
  const ids = able.map(({ id }) => id)
  const until = lastDayOfValidity(clock.now(), monthsMin)
  await markCardsAlive(tx, ids)
  await lengthenCards(tx, { cardIds: ids, until })
  return new Set(ids)
}
