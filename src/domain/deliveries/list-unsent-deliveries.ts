import type { Db } from '#domain/db.ts'
import type { DeliveryId, OrderId } from '#kernel/ids.ts'

/** Deliveries whose cards are there while their mail should have left before `before`. */
export async function listUnsentDeliveries(
  db: Db,
  { before, limit, orderId }: { before: Date; limit: number; orderId?: OrderId | undefined },
): Promise<readonly DeliveryId[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId as OrderId))
    .where('ready_at', '<=', before)
    .orderBy('ready_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
