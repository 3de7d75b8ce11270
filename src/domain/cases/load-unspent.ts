import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

/**
 * What an order's account holds, less what failed refunds wait for there: somebody still has to pay that another way. One statement, so
 * that a refund that fails meanwhile counts in both or in neither.
 */
export async function loadUnspent(tx: Tx, orderId: OrderId): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce((select balance_cents from ledger_accounts where id = ${`order:${orderId}`}), 0) - coalesce((
      select sum(cases.open_cents) from cases join refunds on refunds.id = cases.refund_id
      where cases.order_id = ${orderId} and cases.kind = 'refundFailed' and cases.state = 'open'
        and refunds.receipt_reference is null
    ), 0)::bigint as cents`.execute(tx)
  return rows[0]?.cents ?? 0
}
