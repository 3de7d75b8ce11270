import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { PaymentId } from '#kernel/ids.ts'

/** The attempt that money for an order pays: the newest transfer that was asked for, else the newest of all. */
export async function findPaymentToPay(
  db: Db,
  orderNumber: string,
): Promise<PaymentId | undefined> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.id')
    .where('reference_number', '=', orderNumber.toUpperCase())
    .orderBy(sql`transfer is not null`, 'desc')
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
