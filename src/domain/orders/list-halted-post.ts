import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { ShipmentToPost } from '#domain/orders/list-to-post.ts'

export type HaltedEnvelope = Pick<ShipmentToPost, 'referenceNumber' | 'number' | 'receiverName'>

/** Packed, not posted, and its order is halted: whether it goes on or ends is still to be decided. What was packed first comes first. */
export const listHaltedPost = (db: Db, limit: number): Promise<readonly HaltedEnvelope[]> =>
  db
    .selectFrom('order_shipments')
    .innerJoin('orders', 'orders.id', 'order_shipments.order_id')
    .select(['reference_number as referenceNumber', 'receiver_name as receiverName'])
    .select(sql<number>`order_shipments.position + 1`.as('number'))
    .where('order_shipments.delivery_form', '=', sql.lit<'PHYSICAL'>('PHYSICAL'))
    .where('order_shipments.state', '=', sql.lit<'open'>('open'))
    .where('order_shipments.packed_at', 'is not', null)
    .where('orders.state', '=', 'halted')
    .orderBy('order_shipments.packed_at')
    .orderBy('order_shipments.id')
    .limit(limit)
    .execute()
