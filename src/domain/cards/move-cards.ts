import { sql } from 'kysely'
import type { CardState } from '#domain/cards/card-states.ts'
import { cardLifecycle } from '#domain/cards/card-states.ts'
import type { Tx } from '#domain/db.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import type { CardId, OrderId } from '#kernel/ids.ts'

/** Cards of an order become frozen, good again or withdrawn. What the operator blocked stays blocked. */
export async function moveCards(
  tx: Tx,
  { orderId, to }: { orderId: OrderId; to: Exclude<CardState, 'blocked'> },
): Promise<void> {
  await tx
    .updateTable('cards')
    .set({
      state: to,
      // Of a card of our own there is nobody to tell.
      issuer_told: sql`case when programme is null then issuer_told else ${to} end`,
    })
    .where('order_unit_id', 'in', ({ selectFrom }) =>
      selectFrom('card_units').select('card_units.id').where('order_id', '=', orderId),
    )
    .where('state', 'in', statesBefore(cardLifecycle, to))
    .where('state', '<>', 'blocked')
    .execute()
}

/** Cards that were lost, or called off, are good no more: in the order of their ids, as all that locks cards. */
export const withdrawCards = (tx: Tx, cardIds: readonly CardId[]): Promise<void> =>
  moveThese(tx, { cardIds, to: 'withdrawn' })

/** These cards become frozen, good again or withdrawn. */
export async function moveThese(
  tx: Tx,
  { cardIds, to }: { cardIds: readonly CardId[]; to: 'frozen' | 'active' | 'withdrawn' },
): Promise<void> {
  if (cardIds.length === 0) return
  await tx
    .updateTable('cards')
    .set({
      state: to,
      issuer_told: sql`case when programme is null then issuer_told else ${to} end`,
    })
    .where('id', 'in', cardIds)
    .where('state', 'in', statesBefore(cardLifecycle, to))
    .where('state', '<>', 'blocked')
    .execute()
}
