import {
  type CardEnd,
  countCardsWithValue,
  insertCardEnds,
  listCardsToLapse,
  markLapseUndone,
} from '#domain/cards/card-ends.ts'
import { lapsesBefore } from '#domain/cards/end-of-card.ts'
import {
  lengthenCards,
  lockCards,
  markCardsAlive,
  markCardsSpent,
} from '#domain/cards/lock-cards.ts'
import type { Tx } from '#domain/db.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { endHolds } from '#domain/holds/end-holds.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { postAll } from '#domain/ledger/post.ts'
import { isRunSmall } from '#flows/recovery/bounded-run.ts'
import { lapseBackPosting, lapsePosting } from '#flows/shared/card-end-postings.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { holdBackPosting } from '#flows/shared/hold-postings.ts'
import type { Signed } from '#flows/shared/operator.ts'
import { transact } from '#flows/shared/transact.ts'
import type { CardEndId, CardId } from '#kernel/ids.ts'
import { lastDayOfValidity } from '#kernel/last-day-of-validity.ts'
import { sum } from '#kernel/money.ts'
import { refusal } from '#kernel/operator-refusal.ts'

/** As many at once as one transaction may hold locked. */
const cardsAtOnce = 100

type LapseDeps = Pick<Deps, 'db' | 'queue' | 'clock'>

/** Books what is left on cards whose last day and days of grace are over, storefront by storefront. Again is harmless. */
export async function lapseCards(
  deps: LapseDeps & Pick<Deps, 'storefronts' | 'log'>,
): Promise<void> {
  for (const { key: storefront, cardTerms } of deps.storefronts) {
    const before = lapsesBefore(deps.clock.now(), cardTerms)
    const isSmall = await isRunSmall(deps, {
      name: `lapse-${storefront.toLowerCase()}`,
      of: `cards with value of ${storefront}`,
      due: async (db, limit) => (await listCardsToLapse(db, { storefront, before, limit })).length,
      total: (db) => countCardsWithValue(db, storefront),
    })
    if (!isSmall) continue
    for (;;) {
      const cardIds = await listCardsToLapse(deps.db, { storefront, before, limit: cardsAtOnce })
      if (cardIds.length === 0) break
      await transact(deps, (tx) => lapse(tx, deps, { cardIds, before }))
    }
  }
}

async function lapse(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { cardIds, before }: { cardIds: readonly CardId[]; before: string },
): Promise<void> {
  const now = clock.now()
  const locked = await lockCards(tx, cardIds)
  // Its holder may have moved its last day while this waited.
  const over = locked.filter(({ state, validUntil }) => state === 'active' && validUntil < before)
  const ids = over.map(({ id }) => id)
  const back = ids.length === 0 ? [] : await endHolds(tx, { cardIds: ids })
  const left = []
  for (const { id: cardId, currency } of over) {
    const free = back.filter((hold) => hold.cardId === cardId).map(({ amount }) => amount.cents)
    const cents = (await balanceOf(tx, cardAccount(cardId, currency))) + sum(free)
    if (cents > 0) left.push({ cardId, amount: { currency, cents } })
  }
  const ends = await insertCardEnds(tx, { ends: left, now })
  await postAll(tx, [...back.map(holdBackPosting), ...ends.map(lapsePosting)])
  await markCardsSpent(tx, ids)
  for (const { cardId, id, amount } of ends)
    await recordEvent(tx, {
      ...{ subject: cardId, event: 'lapsed', actor: 'shop' },
      facts: { id, ...amount },
    })
}

/** As long at least a card can be spent after what had lapsed is on it again. */
const monthsAfterUndo = 6

type Undo = Signed & { id: CardEndId }

/** Value that is on its card again, which is good until this day at least. */
export type LapseUndone = CardEnd & { until: string }

/** What lapsed is on its card again, by a person who says why. Throws `lapseUnknown` and `lapsedCardGone`. */
export function undoLapse(deps: LapseDeps, { id, actor, reason }: Undo): Promise<LapseUndone> {
  const now = deps.clock.now()
  return transact(deps, async (tx) => {
    const end = await markLapseUndone(tx, { id, now })
    if (end === undefined) throw refusal('lapseUnknown')
    const { cardId } = end
    const [card] = await lockCards(tx, [cardId])
    if (card === undefined || card.state === 'withdrawn' || card.state === 'replaced')
      throw refusal('lapsedCardGone')
    await postAll(tx, [lapseBackPosting(end)])
    await markCardsAlive(tx, [cardId])
    const until = lastDayOfValidity(now, monthsAfterUndo)
    await lengthenCards(tx, { cardIds: [cardId], until })
    const facts = { id, reason, ...end.amount }
    await recordEvent(tx, { subject: cardId, event: 'lapseUndone', facts, actor })
    return { ...end, until }
  })
}
