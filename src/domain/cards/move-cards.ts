import { sql } from 'kysely'
import type { CardState } from '#domain/cards/card-states.ts'
import { cardLifecycle } from '#domain/cards/card-states.ts'
import { markCardsSpent, toldOf } from '#domain/cards/lock-cards.ts'
import type { Tx } from '#domain/db.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import type { CardId, OrderId } from '#kernel/ids.ts'

/** Cards of an order become frozen, good again or withdrawn; with nothing left they are spent again. What the operator blocked stays blocked. */
export async function moveCards(
  tx: Tx,
  { orderId, to }: { orderId: OrderId; to: Exclude<CardState, 'blocked'> },
): Promise<void> {
  const moved = await tx
    .updateTable('cards')
    .set({ state: to, issuer_told: toldOf(to) })
    .where('order_unit_id', 'in', ({ selectFrom }) =>
      selectFrom('card_units').select('card_units.id').where('order_id', '=', orderId),
    )
    .where('state', 'in', statesBefore(cardLifecycle, to))
    .where('state', '<>', 'blocked')
    .returning(sql<CardId>`id`.as('id'))
    .execute()
  if (to === 'active') await spendEmpty(tx, moved)
}

/** Nothing was left when they were frozen, or has been spent by those that were at it. */
const spendEmpty = async (tx: Tx, moved: readonly { id: CardId }[]): Promise<void> => {
  if (moved.length === 0) return
  await markCardsSpent(
    tx,
    moved.map(({ id }) => id),
  )
}

/** Cards that were lost, or called off, are good no more: in the order of their ids, as all that locks cards. */
export const withdrawCards = (tx: Tx, cardIds: readonly CardId[]): Promise<void> =>
  moveThese(tx, { cardIds, to: 'withdrawn' })

/** These cards become frozen, good again (or spent, with nothing left) or withdrawn. */
export async function moveThese(
  tx: Tx,
  { cardIds, to }: { cardIds: readonly CardId[]; to: 'frozen' | 'active' | 'withdrawn' },
): Promise<void> {
  if (cardIds.length === 0) return
  const moved = await tx
    .updateTable('cards')
    .set({ state: to, issuer_told: toldOf(to) })
    .where('id', 'in', cardIds)
    .where('state', 'in', statesBefore(cardLifecycle, to))
    .where('state', '<>', 'blocked')
    .returning(sql<CardId>`id`.as('id'))
    .execute()
  if (to === 'active') await spendEmpty(tx, moved)
}
