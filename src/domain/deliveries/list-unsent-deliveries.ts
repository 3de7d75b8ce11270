import type { Db } from '#domain/db.ts'
import type { DeliveryId } from '#kernel/ids.ts'

/** Deliveries whose cards are there while their mail should have left before `before`. */
export async function listUnsentDeliveries(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<readonly DeliveryId[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .where('ready_at', '<=', before)
    .orderBy('ready_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
