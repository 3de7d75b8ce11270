import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { Tx } from '#domain/db.ts'
import { isDonation, isOpenUnit } from '#domain/unit.ts'
import type { DeliveryId, OrderId } from '#kernel/ids.ts'

/**
 * Looks at locked orders after results were recorded, in one statement: a delivery without open units is ready
 * for its mail (of what goes by post there is none), or refunded when none of its cards exists and it brings no donation either; an order without open
 * units is complete, or refunded when nothing of it was delivered. Answers with the deliveries that are ready now.
 */
export async function finishIssuing(
  tx: Tx,
  { orderIds, now }: { orderIds: readonly OrderId[]; now: Date },
): Promise<readonly DeliveryId[]> {
  const { rows } = await sql<{ id: DeliveryId }>`
    with unit as materialized (
      select order_id, delivery_id,
        ${isOpenUnit} as is_open, state = 'issued' as is_issued
      from card_units where order_id = ${anyOf(orderIds)} and state <> 'replaced'
    ), delivery as (
      select delivery_id, bool_or(is_issued) or exists (
        select from deliveries
        join order_shipments on order_shipments.id = deliveries.shipment_id
        join order_packages on order_packages.shipment_id = order_shipments.id
        where deliveries.id = unit.delivery_id and not order_shipments.is_for_self
          and ${isDonation}
      ) as is_filled, (
        select order_shipments.delivery_form = 'PHYSICAL'
        from deliveries join order_shipments on order_shipments.id = deliveries.shipment_id
        where deliveries.id = unit.delivery_id
      ) as by_post
      from unit group by delivery_id having not bool_or(is_open)
    ), finished as (
      select order_id, bool_or(is_issued) or exists (
        select from order_lines where order_lines.order_id = unit.order_id and kind = 'DONATION'
      ) as is_delivered
      from unit group by order_id having not bool_or(is_open)
    ), finished_orders as (
      update orders
      set state = case when is_delivered then 'completed' else 'refunded' end,
        completed_at = ${now}::timestamptz
      from finished where orders.id = finished.order_id and orders.state = 'issuing'
    ), finished_deliveries as (
      update deliveries
      set ready_at = case when by_post and is_filled then null else greatest(deliveries.due_at, ${now}::timestamptz) end,
        state = case when is_filled then deliveries.state else 'refunded' end
      from delivery where deliveries.id = delivery.delivery_id and deliveries.ready_at is null
      returning deliveries.id, is_filled and not by_post as is_ready
    )
    select id from finished_deliveries where is_ready order by id
  `.execute(tx)
  return rows.map(({ id }) => id)
}
