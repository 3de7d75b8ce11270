import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { draftFulfilment } from '#domain/orders/draft-fulfilment.ts'
import type { OrderDraft } from '#domain/orders/order-draft.ts'
import type { OrderId } from '#kernel/ids.ts'

/** What names an order: to us, and to its visitor. */
export type OrderNames = { id: OrderId; uuid: string; referenceNumber: string }

/**
 * Writes the whole order in one statement, whatever its number of lines, and supersedes the unpaid orders that
 * the same basket became before. An unpaid order of this very basket stays instead, and is the answer: paying again tries
 * that one. The caller holds the basket's lock.
 */
export async function insertOrder(tx: Tx, draft: OrderDraft): Promise<OrderNames> {
  const { units, deliveries } = draftFulfilment(draft)
  const { order, shipments, packages, lines } = draft
  const rows = { order: [order], shipments, packages, lines, units, deliveries }
  const { rows: earlier } = await sql<OrderNames>`
    with same_order as materialized (
      select id, uuid, reference_number as "referenceNumber" from orders
      where cart_id = ${order.cart_id} and cart_fingerprint = ${order.cart_fingerprint} and state = 'awaitingPayment'
    ),
    given as materialized (
      select ${JSON.stringify(rows)}::jsonb as document where not exists (select from same_order)
    ),
    superseded as (
      update orders set state = 'superseded'
      where cart_id = ${order.cart_id} and state = 'awaitingPayment' and exists (select from given)
    ),
    new_order as (${insertInto('orders', 'order', rows.order)}),
    new_shipments as (${insertInto('order_shipments', 'shipments', shipments)}),
    new_packages as (${insertInto('order_packages', 'packages', packages)}),
    new_lines as (${insertInto('order_lines', 'lines', lines)}),
    new_deliveries as (${insertInto('deliveries', 'deliveries', deliveries)}),
    new_units as (${insertInto('card_units', 'units', units)})
    select id, uuid, "referenceNumber" from same_order
  `.execute(tx)
  const { id, uuid, reference_number: referenceNumber } = order
  return earlier[0] ?? { id, uuid, referenceNumber }
}

/**
 * Names the columns that this process knows. One that a newer release added is left to its default, so that both run
 * side by side.
 */
function insertInto(table: string, part: string, rows: readonly object[]): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0] ?? { id: undefined }).map((name) => sql.id(name)))
  return sql`
    insert into ${sql.id(table)} (${columns}) select ${columns}
    from given, jsonb_populate_recordset(null::${sql.id(table)}, document -> ${sql.lit(part)})`
}
