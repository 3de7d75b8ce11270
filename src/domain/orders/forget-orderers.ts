import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { DueRows } from '#domain/due-rows.ts'
import { keptSince } from '#domain/orders/retention.ts'

const ordersPerRun = 500

export const dueOrderers = (now: Date): DueRows => ({
  table: 'orders',
  where: sql`orderer_forgotten_at is null and placed_at < ${keptSince(now, 'unpaid')}
    and case
      when settled_at is null then state in ('superseded', 'expired')
      when customer_type = 'BUSINESS' then placed_at < ${keptSince(now, 'invoices')}
      else placed_at < ${keptSince(now, 'orderers')}
    end
    and not exists (select from cases where cases.order_id = orders.id and cases.state = 'open')`,
})

/**
 * Erases who ordered: what was never paid after months, what a private person ordered after two years, a company's with
 * its invoice. What was sold and paid stays, and to whom a private person had the invoice made out, as long as invoices. An
 * order with an open case keeps them.
 */
export async function forgetOrderers(tx: Tx, now: Date): Promise<void> {
  await sql`
    with due as materialized (
      select id from orders
      where ${dueOrderers(now).where}
      order by placed_at limit ${ordersPerRun}::int
      for update skip locked
    ), attempts as (
      update payments set visitor_key = 'forgotten:' || due.id, request = null, redirect_result = null
      from due where payments.order_id = due.id
    ), uses as (
      update promotion_uses set person_hash = null from due where promotion_uses.order_id = due.id and person_hash is not null
    ), tags as (
      update order_shipments set giver_name = null from due where order_shipments.order_id = due.id and giver_name is not null
    )
    update orders set orderer_forgotten_at = ${now}::timestamptz, visitor_key = 'forgotten:' || due.id, account_id = null,
      billing = case when settled_at is not null and customer_type = 'PRIVATE' then billing end,
      contact = '{"firstName":"","lastName":"","email":"","termsAcceptedAt":""}'
    from due where orders.id = due.id
  `.execute(tx)
}

export const dueBilling = (now: Date): DueRows => ({
  table: 'orders',
  where: sql`billing is not null and placed_at < ${keptSince(now, 'invoices')} and orderer_forgotten_at is not null`,
})

/** Erases to whom a private person had an invoice made out, once its time is over. */
export async function forgetBilling(tx: Tx, now: Date): Promise<void> {
  await sql`
    update orders set billing = null where id in (
      select id from orders
      where ${dueBilling(now).where}
      order by placed_at limit ${ordersPerRun}::int
      for update skip locked
    )
  `.execute(tx)
}
