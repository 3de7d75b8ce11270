import type { Db } from '#domain/db.ts'
import { loadOrderRecord, type OrderRecord } from '#domain/orders/load-order-record.ts'
import { refusal } from '#kernel/operator-refusal.ts'

/** An order by its number or uuid, for the operator. Throws `orderUnknown`. */
export async function requireOrder(db: Db, order: string): Promise<OrderRecord> {
  const found = await loadOrderRecord(db, order)
  if (found === undefined) throw refusal('orderUnknown', { order })
  return found
}
