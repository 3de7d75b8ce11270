import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import { isNotHalted } from '#domain/deliveries/is-not-halted.ts'
import { neverTried } from '#domain/mail-claim.ts'
import type { DeliveryId, OrderId } from '#kernel/ids.ts'

/**
 * Deliveries whose cards are there while their mail should have left before `before`. Of all orders: those that nobody tried
 * to send; `listUnsentMails` knows the others.
 */
export async function listUnsentDeliveries(
  db: Db,
  { before, limit, orderId }: { before: Date; limit: number; orderId?: OrderId | undefined },
): Promise<readonly DeliveryId[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId as OrderId))
    .$if(orderId === undefined, (query) =>
      query.where(neverTried(sql<string>`'card:' || deliveries.id || ':' || link_version`)),
    )
    .where('ready_at', '<=', before)
    .where(isNotHalted)
    .orderBy('ready_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
