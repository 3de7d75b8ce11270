import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { draftFulfilment } from '#domain/orders/draft-fulfilment.ts'
import type { OrderDraft } from '#domain/orders/order-draft.ts'

/**
 * Writes the whole order in one statement, whatever its number of lines, and supersedes the unpaid orders that
 * the same basket became before. The caller holds the basket's lock.
 */
export async function insertOrder(tx: Tx, draft: OrderDraft): Promise<void> {
  const document = JSON.stringify({ ...draft, ...draftFulfilment(draft) })
  await sql`
    with given as materialized (select ${document}::jsonb as document),
    superseded as (
      update orders set state = 'superseded'
      where cart_id = ${draft.order.cart_id} and state = 'awaitingPayment'
    ), new_order as (
      insert into orders select placed.*
      from given, jsonb_populate_record(null::orders, document -> 'order') as placed
    ), new_shipments as (
      insert into order_shipments select shipment.*
      from given, jsonb_populate_recordset(null::order_shipments, document -> 'shipments') as shipment
    ), new_packages as (
      insert into order_packages select package.*
      from given, jsonb_populate_recordset(null::order_packages, document -> 'packages') as package
    ), new_lines as (
      insert into order_lines select line.*
      from given, jsonb_populate_recordset(null::order_lines, document -> 'lines') as line
    ), new_deliveries as (
      insert into deliveries select delivery.*
      from given, jsonb_populate_recordset(null::deliveries, document -> 'deliveries') as delivery
    )
    insert into card_units select unit.*
    from given, jsonb_populate_recordset(null::card_units, document -> 'units') as unit
  `.execute(tx)
}
