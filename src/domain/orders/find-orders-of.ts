import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

/** The numbers of the orders that these ids belong to, whatever they name: an order or something of one. */
export async function findOrdersOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .innerJoin(
      ({ selectFrom }) =>
        selectFrom('orders as own')
          .select([sql<string>`own.id`.as('id'), 'own.id as orderId'])
          .unionAll(
            selectFrom('payments').select([sql<string>`id`.as('id'), 'order_id as orderId']),
          )
          .unionAll(
            selectFrom('refunds').select([
              sql<string>`id`.as('id'),
              sql<OrderId>`order_id`.as('orderId'),
            ]),
          )
          .unionAll(
            selectFrom('deliveries').select([sql<string>`id`.as('id'), 'order_id as orderId']),
          )
          .as('part'),
      (join) => join.onRef('part.orderId', '=', 'orders.id'),
    )
    .select(['part.id', 'reference_number as referenceNumber'])
    .where('part.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, referenceNumber }) => [id, referenceNumber]))
}
