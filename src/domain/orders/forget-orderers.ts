import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { keptSince } from '#domain/orders/retention.ts'

const ordersPerRun = 500

/**
 * Erases who ordered: what was never paid after months, what a private person ordered after two years, a company's with
 * its invoice. What was sold and paid stays. An order with an open case keeps them.
 */
export async function forgetOrderers(tx: Tx, now: Date): Promise<void> {
  await sql`
    with due as materialized (
      select id from orders
      where orderer_forgotten_at is null and placed_at < ${keptSince(now, 'unpaid')}
        and case
          when settled_at is null then state in ('superseded', 'expired')
          when customer_type = 'BUSINESS' then placed_at < ${keptSince(now, 'invoices')}
          else placed_at < ${keptSince(now, 'orderers')}
        end
        and not exists (select from cases where cases.order_id = orders.id and cases.state = 'open')
      order by placed_at limit ${ordersPerRun}::int
      for update skip locked
    ), attempts as (
      update payments set visitor_key = 'forgotten:' || due.id, request = null, redirect_result = null
      from due where payments.order_id = due.id
    ), tags as (
      update order_shipments set giver_name = null from due where order_shipments.order_id = due.id and giver_name is not null
    )
    update orders set orderer_forgotten_at = ${now}::timestamptz, visitor_key = 'forgotten:' || due.id, account_id = null,
      contact = '{"firstName":"","lastName":"","email":"","termsAcceptedAt":""}'
    from due where orders.id = due.id
  `.execute(tx)
}
