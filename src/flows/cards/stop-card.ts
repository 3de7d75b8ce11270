import { lengthenCards, lockCards, markCardsSpent } from '#domain/cards/lock-cards.ts'
import { findOrderOfCard, lockOrderOfCard } from '#domain/cards/order-of-card.ts'
import { stopCard as stop } from '#domain/cards/stop-card.ts'
import { listCases } from '#domain/cases/find-case.ts'
import type { Db } from '#domain/db.ts'
import { nameActor } from '#domain/history/name-actor.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { moveReminders } from '#domain/reminders/move-reminders.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { CardId } from '#kernel/ids.ts'

/** What a person does with a card, and why. */
export type CardAct = { cardId: CardId; actor: string; reason: string }

type ActDeps = Pick<Deps, 'db' | 'clock' | 'queue'>

export type NotStopped = 'frozen' | 'spent' | 'gone' | 'already'

/** From now on it pays nothing, also what is on its way to be paid with it; what is on it stays. */
export const blockCard = (
  deps: ActDeps,
  { cardId, actor, reason }: CardAct,
): Promise<NotStopped | undefined> =>
  transact(deps, async (tx) => {
    await nameActor(tx, actor)
    const [card] = await lockCards(tx, [cardId])
    if (card === undefined || card.state === 'replaced' || card.state === 'withdrawn') return 'gone'
    if (card.state === 'frozen' || card.state === 'spent') return card.state
    if (!(await stop(tx, { cardId, to: 'blocked' }))) return 'already'
    await recordEvent(tx, { subject: cardId, event: 'stopped', facts: { reason }, actor })
    return undefined
  })

export type NotReleased = 'notBlocked' | 'disputed'

/** It pays again, unless somebody wants the money back that it was paid with: then a case decides. */
export const unblockCard = (
  deps: ActDeps,
  { cardId, actor, reason }: CardAct,
): Promise<NotReleased | undefined> =>
  transact(deps, async (tx) => {
    await nameActor(tx, actor)
    await lockOrderOfCard(tx, cardId)
    await lockCards(tx, [cardId])
    if (await isDisputed(tx, cardId)) return 'disputed'
    if (!(await stop(tx, { cardId, to: 'active' }))) return 'notBlocked'
    await markCardsSpent(tx, [cardId])
    await recordEvent(tx, { subject: cardId, event: 'let go', facts: { reason }, actor })
    return undefined
  })

/** Whether a case of its order waits for a person. */
export async function isDisputed(db: Db, cardId: CardId): Promise<boolean> {
  const orderId = await findOrderOfCard(db, cardId)
  if (orderId === undefined) return false
  const cases = await listCases(db, { orderId })
  return cases.some(({ state }) => state === 'open')
}

export type NotExtended = 'gone' | 'notLater'

/** Its last day is moved, and with it what was asked to be told before it. The one that its holder may move it by themselves stays theirs. */
export const extendByHand = (
  deps: ActDeps,
  { cardId, actor, reason, until }: CardAct & { until: string },
): Promise<NotExtended | undefined> =>
  transact(deps, async (tx) => {
    await nameActor(tx, actor)
    const now = deps.clock.now()
    const [card] = await lockCards(tx, [cardId])
    const isThere = card !== undefined && ['active', 'blocked', 'frozen'].includes(card.state)
    if (!isThere) return 'gone'
    const { validUntil: from } = card
    if (until <= from) return 'notLater'
    await lengthenCards(tx, { cardIds: [cardId], until })
    await moveReminders(tx, { cardId, from, until, now })
    const facts = { from, until, reason }
    await recordEvent(tx, { subject: cardId, event: 'extended', facts, actor })
    return undefined
  })
