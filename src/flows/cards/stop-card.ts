import type { CardState } from '#domain/cards/card-states.ts'
import { lengthenCards, lockCards, markCardsSpent } from '#domain/cards/lock-cards.ts'
import { findOrderOfCard, lockOrderOfCard } from '#domain/cards/order-of-card.ts'
import { stopCard } from '#domain/cards/stop-card.ts'
import { listCases } from '#domain/cases/find-case.ts'
import type { Db } from '#domain/db.ts'
import { nameActor } from '#domain/history/name-actor.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { moveReminders } from '#domain/reminders/move-reminders.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Signed } from '#flows/shared/operator.ts'
import { transact } from '#flows/shared/transact.ts'
import type { CardId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { refusal } from '#kernel/operator-refusal.ts'

/** What a person does with a card, and why. */
export type CardAct = Signed & { cardId: CardId }

/** Card as the operator left it. */
export type CardStopped = { cardId: CardId; state: CardState }

type ActDeps = Pick<Deps, 'db' | 'clock' | 'queue'>

/**
 * From now on it pays nothing, also what is on its way to be paid with it; what is on it stays. Throws `cardGone`, `cardFrozen`,
 * `cardSpent` and `cardBlockedBefore`.
 */
export const blockCard = (
  deps: ActDeps,
  { cardId, actor, reason }: CardAct,
): Promise<CardStopped> =>
  transact(deps, async (tx) => {
    await nameActor(tx, actor)
    const [card] = await lockCards(tx, [cardId])
    if (card === undefined || card.state === 'replaced' || card.state === 'withdrawn')
      throw refusal('cardGone')
    if (card.state === 'frozen') throw refusal('cardFrozen')
    if (card.state === 'spent') throw refusal('cardSpent')
    if (!(await stopCard(tx, { cardId, to: 'blocked' }))) throw refusal('cardBlockedBefore')
    await recordEvent(tx, { subject: cardId, event: 'stopped', facts: { reason }, actor })
    return { cardId, state: 'blocked' }
  })

/**
 * It pays again, unless somebody wants the money back that it was paid with: then a case decides. Throws `cardDisputed` and
 * `cardNotBlocked`.
 */
export const unblockCard = (
  deps: ActDeps,
  { cardId, actor, reason }: CardAct,
): Promise<CardStopped> =>
  transact(deps, async (tx) => {
    await nameActor(tx, actor)
    await lockOrderOfCard(tx, cardId)
    await lockCards(tx, [cardId])
    if (await isDisputed(tx, cardId)) throw refusal('cardDisputed')
    if (!(await stopCard(tx, { cardId, to: 'active' }))) throw refusal('cardNotBlocked')
    await markCardsSpent(tx, [cardId])
    await recordEvent(tx, { subject: cardId, event: 'let go', facts: { reason }, actor })
    const [card] = await lockCards(tx, [cardId])
    invariant(card !== undefined, 'A card that was let go is there.')
    return { cardId, state: card.state }
  })

/** Whether a case of its order waits for a person. */
export async function isDisputed(db: Db, cardId: CardId): Promise<boolean> {
  const orderId = await findOrderOfCard(db, cardId)
  if (orderId === undefined) return false
  const cases = await listCases(db, { orderId })
  return cases.some(({ state }) => state === 'open')
}

/** Last day of a card before and after it was moved. */
export type CardExtended = { cardId: CardId; from: string; until: string }

/**
 * Its last day is moved, and with it what was asked to be told before it. The one that its holder may move it by themselves stays theirs.
 * Throws `cardGone` and `cardGoodForLonger`.
 */
export const extendByHand = (
  deps: ActDeps,
  { cardId, actor, reason, until }: CardAct & { until: string },
): Promise<CardExtended> =>
  transact(deps, async (tx) => {
    await nameActor(tx, actor)
    const now = deps.clock.now()
    const [card] = await lockCards(tx, [cardId])
    const isThere = card !== undefined && ['active', 'blocked', 'frozen'].includes(card.state)
    if (!isThere) throw refusal('cardGone')
    const { validUntil: from } = card
    if (until <= from) throw refusal('cardGoodForLonger')
    await lengthenCards(tx, { cardIds: [cardId], until })
    await moveReminders(tx, { cardId, from, until, now })
    const facts = { from, until, reason }
    await recordEvent(tx, { subject: cardId, event: 'extended', facts, actor })
    return { cardId, from, until }
  })
