import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { cardLifecycle } from '#domain/cards/card-states.ts'
import { lockCardsOf, markCardsSpent, toldOf } from '#domain/cards/lock-cards.ts'
import type { Tx } from '#domain/db.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import type { CardId, OrderId } from '#kernel/ids.ts'

type ToMove = 'frozen' | 'active' | 'withdrawn'

/**
 * Cards of an order become frozen, good again or withdrawn; with nothing left they are spent again. What the operator blocked stays
 * blocked, unless it is withdrawn: nobody may let it go later.
 */
export async function moveCards(
  tx: Tx,
  { orderId, to }: { orderId: OrderId; to: ToMove },
): Promise<void> {
  await lockCardsOf(tx, [orderId])
  await move(tx, {
    to,
    which: sql`order_unit_id in (select id from card_units where order_id = ${orderId})`,
  })
}

/** Cards that were lost, or called off, are good no more. The caller holds their locks. */
export const withdrawCards = (tx: Tx, cardIds: readonly CardId[]): Promise<void> =>
  moveThese(tx, { cardIds, to: 'withdrawn' })

/** As `moveCards`, of these cards. The caller holds their locks. */
export async function moveThese(
  tx: Tx,
  { cardIds, to }: { cardIds: readonly CardId[]; to: ToMove },
): Promise<void> {
  if (cardIds.length > 0) await move(tx, { to, which: sql`id in (${sql.join(cardIds)})` })
}

async function move(
  tx: Tx,
  { which, to }: { which: RawBuilder<SqlBool>; to: ToMove },
): Promise<void> {
  // The table of their states knows no shorter way.
  if (to === 'withdrawn') await letBlockedGo(tx, which)
  const moved = await tx
    .updateTable('cards')
    .set({ state: to, issuer_told: toldOf(to) })
    .where(which)
    .where('state', 'in', statesBefore(cardLifecycle, to))
    .where('state', '<>', 'blocked')
    .returning(sql<CardId>`id`.as('id'))
    .execute()
  // Nothing was left when they were frozen, or has been spent by those that were at it.
  if (to === 'active' && moved.length > 0)
    await markCardsSpent(
      tx,
      moved.map(({ id }) => id),
    )
}

const letBlockedGo = (tx: Tx, which: RawBuilder<SqlBool>) =>
  tx
    .updateTable('cards')
    .set({ state: 'active' })
    .where(which)
    .where('state', '=', 'blocked')
    .execute()
