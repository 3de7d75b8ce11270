import { sql } from 'kysely'
import type { Db, Tx } from '#domain/db.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import { shipmentLifecycle } from '#domain/orders/shipment-states.ts'
import { openUnitStates, unitLifecycle } from '#domain/orders/unit-states.ts'
import { type SoldUnit, soldUnitColumns } from '#domain/unit.ts'
import { type DeliveryId, newId, type OrderId, type ShipmentId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'
import { untilPacked } from '#kernel/until-packed.ts'

export type PostedShipment = {
  shipmentId: ShipmentId
  orderId: OrderId
  deliveryId: DeliveryId
  currency: Currency
  postedAt: Date
  /** The first of those that were sent one after the other: its postage was paid. */
  firstId: ShipmentId
}

type ShipmentName = { referenceNumber: string; number: number }

/** What was posted by this name, of an order that goes on; its order locked. */
export async function lockPosted(
  tx: Tx,
  { referenceNumber, number }: ShipmentName,
): Promise<PostedShipment | undefined> {
  return tx
    .selectFrom('orders')
    .innerJoin('order_shipments', 'order_shipments.order_id', 'orders.id')
    .innerJoin('deliveries', 'deliveries.shipment_id', 'order_shipments.id')
    .select(['order_shipments.id as shipmentId', 'orders.id as orderId', 'orders.currency'])
    .select('deliveries.id as deliveryId')
    .select(sql<Date>`posted_at`.as('postedAt'))
    .select(sql<ShipmentId>`coalesce(replaces_id, order_shipments.id)`.as('firstId'))
    .where('reference_number', '=', referenceNumber)
    .where('order_shipments.position', '=', number - 1)
    .where('orders.state', 'in', ['issuing', 'completed'])
    .where('order_shipments.state', '=', 'posted')
    .forUpdate('orders')
    .executeTakeFirst()
}

/** Units that were in the envelope; a frozen card does not count as active. */
export const listPostedUnits = (db: Db, deliveryId: DeliveryId): Promise<readonly SoldUnit[]> =>
  db
    .selectFrom('card_units')
    .innerJoin('order_packages', 'order_packages.id', 'card_units.package_id')
    .leftJoin('cards', 'cards.order_unit_id', 'card_units.id')
    .select(soldUnitColumns(['active']))
    .where('card_units.delivery_id', '=', deliveryId)
    .where('card_units.state', '=', 'issued')
    .orderBy('card_units.position')
    .execute()

/** Its printed cards wait for their value: whoever ends it now would not know which of them are good. */
export async function hasUnmadeCards(db: Db, deliveryId: DeliveryId): Promise<boolean> {
  const row = await db
    .selectFrom('card_units')
    .select('id')
    .where('delivery_id', '=', deliveryId)
    .where('state', 'in', openUnitStates)
    .executeTakeFirst()
  return row !== undefined
}

/** Why a shipment did not arrive, and what a person does about it. */
export type PostEnd = { how: 'lost' | 'returned'; by: 'replaced' | 'refunded' }

/** It did not arrive, and its giver is told. Of what is paid back the cards are withdrawn, of what is sent anew they are replaced. */
export async function markPostEnded(
  tx: Tx,
  { shipmentId, deliveryId, orderId }: PostedShipment,
  { how, by, now }: PostEnd & { now: Date },
): Promise<void> {
  const to = by === 'replaced' ? 'replaced' : 'withdrawn'
  await tx
    .updateTable('order_shipments')
    .set({ state: how, ended_by: by, posted_told_at: null })
    .where('id', '=', shipmentId)
    .where('state', 'in', statesBefore(shipmentLifecycle, how))
    .execute()
  await tx
    .updateTable('card_units')
    .set({ state: to })
    .where('delivery_id', '=', deliveryId)
    .where('state', '=', 'issued')
    .where('state', 'in', statesBefore(unitLifecycle, to))
    .execute()
  if (by === 'refunded')
    await tx
      .updateTable('deliveries')
      .set({ state: 'refunded' })
      .where('id', '=', deliveryId)
      .execute()
  await tx
    .updateTable('orders')
    .set({ issuers_to_tell_at: now })
    .where('id', '=', orderId)
    .execute()
}

/** The same cards to the same address, to be packed: a shipment with a delivery and units of its own, and the order goes on. */
export async function sendAnew(
  tx: Tx,
  { shipmentId, orderId, deliveryId, firstId }: PostedShipment,
  units: readonly SoldUnit[],
): Promise<void> {
  const [newShipment, newDelivery] = [newId('shp'), newId('dlv')]
  await sql`
    insert into order_shipments (
      id, order_id, position, delivery_form, is_for_self, receiver_name, receiver_email, giver_name, address, replaces_id
    )
    select ${newShipment}, order_id, (
        select max(position) + 1 from order_shipments where order_id = ${orderId}
      ), delivery_form, is_for_self, receiver_name, receiver_email, giver_name, address, ${firstId}
    from order_shipments where id = ${shipmentId}
  `.execute(tx)
  await sql`
    insert into deliveries (id, order_id, shipment_id, language, state, link_version)
    select ${newDelivery}, order_id, ${newShipment}, language, 'waiting', 1 from deliveries where id = ${deliveryId}
  `.execute(tx)
  const pairs = units.map(({ unitId }) => ({ old: unitId, new: newId('unt') }))
  await sql`
    insert into card_units (
      id, order_id, package_id, delivery_id, position, state, amount_cents, vat_cents, paid_cents, promotion_vat_cents,
      extra_cents, extra_vat_cents, extra_promotion_cents, extra_promotion_vat_cents, blank_cards, next_try_at
    )
    select pair.new, order_id, package_id, ${newDelivery}, position, 'ordered', amount_cents, vat_cents, paid_cents,
      promotion_vat_cents, extra_cents, extra_vat_cents, extra_promotion_cents, extra_promotion_vat_cents,
      blank_cards, ${untilPacked}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair(old text, new text)
    join card_units on card_units.id = pair.old
  `.execute(tx)
  await tx
    .updateTable('orders')
    .set({ state: 'issuing' })
    .where('id', '=', orderId)
    .where('state', '=', 'completed')
    .execute()
}

/** An order of which nothing is good any more, and that brought no donation, is refunded. */
export async function closeEmptyOrder(tx: Tx, orderId: OrderId): Promise<void> {
  await sql`
    update orders set state = 'refunded' where id = ${orderId} and state = 'completed'
      and not exists (select from card_units where order_id = ${orderId} and state not in ('refunded', 'replaced'))
      and not exists (select from order_lines where order_id = ${orderId} and kind = 'DONATION')
  `.execute(tx)
}

export type OverdueShipment = {
  shipmentId: ShipmentId
  referenceNumber: string
  number: number
  receiverName: string
  postedAt: Date
  trackCode: string | null
  lateAskedAt: Date | null
}

/** What was posted before this moment and is not known to have arrived; those that somebody asked about come first. */
export const listLatePost = (
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<readonly OverdueShipment[]> =>
  db
    .selectFrom('order_shipments')
    .innerJoin('orders', 'orders.id', 'order_shipments.order_id')
    .select(['order_shipments.id as shipmentId', 'reference_number as referenceNumber'])
    .select(['receiver_name as receiverName', 'track_code as trackCode'])
    .select(['late_asked_at as lateAskedAt'])
    .select([
      sql<number>`order_shipments.position + 1`.as('number'),
      sql<Date>`posted_at`.as('postedAt'),
    ])
    .where('order_shipments.state', '=', sql.lit<'posted'>('posted'))
    .where('posted_at', '<', before)
    .orderBy('late_asked_at', (order) => order.asc().nullsLast())
    .orderBy('posted_at')
    .limit(limit)
    .execute()

/** Its giver asks where it is, once. Answers its order, and what lies in it; undefined where it is not on its way or was asked for before. */
export async function markLateAsked(
  tx: Tx,
  asked: { orderId: OrderId; deliveryId: DeliveryId; before: Date; now: Date },
): Promise<{ shipmentId: ShipmentId; currency: Currency; cents: number } | undefined> {
  const { rows } = await sql<{ shipmentId: ShipmentId; currency: Currency; cents: number }>`
    update order_shipments set late_asked_at = ${asked.now}::timestamptz
    from deliveries join orders on orders.id = deliveries.order_id
    where deliveries.id = ${asked.deliveryId} and deliveries.order_id = ${asked.orderId}
      and order_shipments.id = deliveries.shipment_id and order_shipments.state = 'posted'
      and order_shipments.posted_at < ${asked.before}::timestamptz and order_shipments.late_asked_at is null
    returning order_shipments.id as "shipmentId", orders.currency, (
      select coalesce(sum(amount_cents), 0)::bigint from card_units
      where card_units.delivery_id = deliveries.id and card_units.state = 'issued'
    ) as cents
  `.execute(tx)
  return rows[0]
}
