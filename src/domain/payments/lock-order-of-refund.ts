import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { RefundId } from '#kernel/ids.ts'

/**
 * Locks the order of a refund, as everything that moves its money does: before payments, refunds and the ledger. A refund of money that belongs to
 * no order has none.
 */
export async function lockOrderOfRefund(tx: Tx, refundId: RefundId): Promise<void> {
  await sql`
    select from orders where id = (select order_id from refunds where id = ${refundId})
    for update`.execute(tx)
}
