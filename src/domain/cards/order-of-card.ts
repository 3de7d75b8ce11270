import type { Db, Tx } from '#domain/db.ts'
import type { CardId, OrderId } from '#kernel/ids.ts'

/** The order that it was made for. */
export async function findOrderOfCard(db: Db, cardId: CardId): Promise<OrderId | undefined> {
  const row = await db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
    .select('card_units.order_id as orderId')
    .where('cards.id', '=', cardId)
    .executeTakeFirst()
  return row?.orderId
}

/** Locks it, so that nobody takes its money back meanwhile. */
export async function lockOrderOfCard(tx: Tx, cardId: CardId): Promise<void> {
  const orderId = await findOrderOfCard(tx, cardId)
  if (orderId === undefined) return
  await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
}
