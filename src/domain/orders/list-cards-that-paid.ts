import type { Db } from '#domain/db.ts'
import type { CardId, OrderId } from '#kernel/ids.ts'

/** The choice cards that paid an order, or a part of it. */
export async function listCardsThatPaid(db: Db, orderId: OrderId): Promise<readonly CardId[]> {
  const rows = await db
    .selectFrom('tenders')
    .select('card_id as cardId')
    .distinct()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'card')
    .execute()
  return rows.flatMap(({ cardId }) => cardId ?? [])
}
