import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { OrderId, PrintedCardId } from '#kernel/ids.ts'

/** On which printed card a paid order puts its value, and since when it may. */
export const loadActivation = (
  db: Db,
  orderId: OrderId,
): Promise<{ printedCardId: PrintedCardId; settledAt: Date }> =>
  db
    .selectFrom('orders')
    .select([
      sql<PrintedCardId>`activates`.as('printedCardId'),
      sql<Date>`settled_at`.as('settledAt'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

/** Which of these orders put value on a printed card. */
export async function listActivations(
  db: Db,
  orderIds: readonly OrderId[],
): Promise<ReadonlySet<OrderId>> {
  if (orderIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', orderIds)
    .where('activates', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
