import type { Db } from '#domain/db.ts'
import type { OrderNames } from '#domain/orders/insert-order.ts'
import type { OrderId } from '#kernel/ids.ts'

/** By what an order is known to its visitor. */
export const loadOrderNames = (db: Db, orderId: OrderId): Promise<OrderNames> =>
  db
    .selectFrom('orders')
    .select(['id', 'uuid', 'reference_number as referenceNumber'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
