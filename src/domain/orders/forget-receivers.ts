import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { DueRows } from '#domain/due-rows.ts'
import { keptSince } from '#domain/orders/retention.ts'
import type { OrderId, ShipmentId } from '#kernel/ids.ts'

/** So that no run holds many rows; what is left is the next run's. */
const ordersPerRun = 500

export type ShipmentToForget = { orderId: OrderId; shipmentId: ShipmentId; email: string }

export const dueReceivers = (now: Date): DueRows => ({
  table: 'orders',
  where: sql`receivers_forgotten_at is null and placed_at < ${keptSince(now, 'unpaid')}
    and case
      when settled_at is null then state in ('superseded', 'expired')
      when state not in ('completed', 'refunded', 'withdrawn') then false
      when placed_at < ${keptSince(now, 'orderers')} then true
      else completed_at < ${keptSince(now, 'receivers')} and not exists (
        select from deliveries where deliveries.order_id = orders.id
          and (state not in ('opened', 'refunded', 'withdrawn') or opened_at >= ${keptSince(now, 'receivers')})
          and not exists (
            select from order_shipments where order_shipments.id = deliveries.shipment_id
              and order_shipments.posted_at < ${keptSince(now, 'receivers')}
          )
      )
    end
    and not exists (select from cases where cases.order_id = orders.id and cases.state = 'open')`,
})

/**
 * Locks orders whose receivers the shop has no reason to know any more: all that was sent was seen, posted, paid back or withdrawn
 * long ago, or it was never paid. An order with an open case keeps them.
 */
export async function lockReceiversToForget(
  tx: Tx,
  now: Date,
): Promise<readonly ShipmentToForget[]> {
  const { rows } = await sql<ShipmentToForget>`
    with due as materialized (
      select id from orders
      where ${dueReceivers(now).where}
      order by placed_at limit ${ordersPerRun}::int
      for update skip locked
    )
    select due.id as "orderId", order_shipments.id as "shipmentId", receiver_email as email
    from due join order_shipments on order_shipments.order_id = due.id
  `.execute(tx)
  return rows
}

export type ForgottenShipment = { shipmentId: ShipmentId; orderId: OrderId; emailHash: Uint8Array }

/**
 * Erases names, addresses, notes, thank-yous and what a mail server said of an address. Where a card of the order may still be valid
 * a keyed hash of its address stays, by which its receiver is known again when they type it.
 */
export async function forgetReceivers(
  tx: Tx,
  { shipments, now }: { shipments: readonly ForgottenShipment[]; now: Date },
): Promise<void> {
  if (shipments.length === 0) return
  const rows = shipments.map(({ shipmentId, emailHash }) => ({
    id: shipmentId,
    hash: Buffer.from(emailHash).toString('base64'),
  }))
  const orderIds = [...new Set(shipments.map(({ orderId }) => orderId))]
  await sql`
    with given as materialized (
      select id, decode(hash, 'base64') as hash
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id text, hash text)
    ), shipments as (
      update order_shipments set receiver_name = '', receiver_email = '',
        receiver_first_name = null, receiver_last_name = null, address = null, giver_name = null,
        receiver_email_hash = case when exists (
          select from card_units
          join deliveries on deliveries.id = card_units.delivery_id
          join cards on cards.order_unit_id = card_units.id
          where deliveries.shipment_id = order_shipments.id and cards.state = 'active'
            and cards.valid_until >= ${now}::date
        ) then given.hash end
      from given where order_shipments.id = given.id
    ), notes as (
      update order_packages set message = null where order_id in (${sql.join(orderIds)}) and message is not null
    ), refusals as (
      update deliveries set failure = null where order_id in (${sql.join(orderIds)}) and failure is not null
    ), thanks as (
      delete from thank_yous using deliveries
      where deliveries.id = thank_yous.delivery_id and deliveries.order_id in (${sql.join(orderIds)})
    )
    update orders set receivers_forgotten_at = ${now}::timestamptz where id in (${sql.join(orderIds)})
  `.execute(tx)
}

export const dueAddressHashes = (now: Date): DueRows => ({
  table: 'order_shipments',
  where: sql`receiver_email_hash is not null and not exists (
      select from deliveries
      join card_units on card_units.delivery_id = deliveries.id
      join cards on cards.order_unit_id = card_units.id
      where deliveries.shipment_id = order_shipments.id and cards.state = 'active'
        and cards.valid_until >= ${now}::date
    )`,
})

/** The hash goes with the last card that it was kept for. */
export async function forgetAddressHashes(tx: Tx, now: Date): Promise<void> {
  await sql`
    update order_shipments set receiver_email_hash = null
    where id in (
      select order_shipments.id from order_shipments
      where ${dueAddressHashes(now).where}
      limit ${ordersPerRun}::int
    )`.execute(tx)
}
