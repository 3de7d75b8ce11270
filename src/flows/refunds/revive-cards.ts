import { lengthenCards, lockCards, markCardsAlive } from '#domain/cards/lock-cards.ts'
import type { Tx } from '#domain/db.ts'
import type { Tender } from '#domain/payments/list-tenders.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { CardId } from '#kernel/ids.ts'
import { lastDayOfValidity } from '#kernel/last-day-of-validity.ts'

/** As long at least a card can be spent after something was paid back to it. */
const monthsMin = 6

type ToRevive = {
  tenders: readonly Tender[]
  cents: number
  /** The shop takes nothing of it, so it goes past a card that can take nothing back. */
  isFavour: boolean
}

/**
 * Cards that paid an order can take back what is paid back now: one that was spent lives again, and one whose last day is over or near
 * is lengthened. Answers those that can: what was withdrawn or has a replacement cannot.
 */
export async function reviveCards(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { tenders, cents, isFavour }: ToRevive,
): Promise<ReadonlySet<CardId>> {
  const paid = tenders.flatMap(({ cardId, leftCents }) =>
    cardId === null || leftCents <= 0 ? [] : { cardId, cents: leftCents },
  )
  const cards = await lockCards(
    tx,
    paid.map(({ cardId }) => cardId),
  )
  const able = new Set(
    cards.filter(({ state }) => state !== 'withdrawn' && state !== 'replaced').map(({ id }) => id),
  )
  let leftCents = cents
  const ids: CardId[] = []
  for (const part of paid) {
    const isAble = able.has(part.cardId)
    if (leftCents <= 0 || (isFavour && !isAble)) continue
    leftCents -= part.cents
    if (isAble) ids.push(part.cardId)
  }
  const until = lastDayOfValidity(clock.now(), monthsMin)
  await markCardsAlive(tx, ids)
  await lengthenCards(tx, { cardIds: ids, until })
  return new Set(ids)
}
