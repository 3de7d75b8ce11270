import type { Db } from '#domain/db.ts'
import { readOrderer } from '#domain/orders/orderer.ts'
import type { OrderId } from '#kernel/ids.ts'

export type OrderPeople = NonNullable<Awaited<ReturnType<typeof loadOrderPeople>>>

/** Who ordered, to whom its invoice is made out, and who gets something, as far as they are not forgotten. */
export async function loadOrderPeople(db: Db, orderId: OrderId) {
  const order = await db
    .selectFrom('orders')
    .select(['customer_type as customerType', 'contact', 'billing'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (order === undefined) return undefined
  const receivers = await db
    .selectFrom('order_shipments')
    .select(['receiver_name as name', 'receiver_email as email', 'address'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return { ...readOrderer(order), receivers }
}
