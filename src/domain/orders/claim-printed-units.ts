import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, OneStatement } from '#domain/db.ts'
import { type ClaimedUnit, claimedUnitColumns } from '#domain/orders/claim-units.ts'
import { openUnitStates } from '#domain/orders/unit-states.ts'
import type { OrderId, ShipmentId } from '#kernel/ids.ts'

/**
 * The units of posted shipments whose printed cards are to get their value, said to be issuing. They keep the moment that never comes,
 * so that nobody, of whatever release, makes another card for them.
 */
export const claimPrintedUnits = (
  one: OneStatement,
  shipmentIds: readonly ShipmentId[],
): Promise<readonly ClaimedUnit[]> =>
  claimUnitsOf(
    one,
    sql`card_units.id in (
      select packed.id from card_units as packed
      join deliveries on deliveries.id = packed.delivery_id
      join order_shipments on order_shipments.id = deliveries.shipment_id
      join printed_cards on printed_cards.unit_id = packed.id
      where order_shipments.id in (${sql.join(shipmentIds)}) and order_shipments.state = 'posted'
        and printed_cards.used_at is null
    )`,
  )

/** The packs of blank cards that a shipment brings: nobody is asked for them. */
export const claimPacks = (
  one: OneStatement,
  shipmentId: ShipmentId,
): Promise<readonly ClaimedUnit[]> =>
  claimUnitsOf(
    one,
    sql`card_units.blank_cards is not null and card_units.delivery_id in (
      select id from deliveries where shipment_id = ${shipmentId}
    )`,
  )

/** The unit of a paid activation, likewise: no envelope brings its card, which lies with its holder. */
export const claimActivation = async (
  one: OneStatement,
  orderId: OrderId,
): Promise<ClaimedUnit | undefined> =>
  (await claimUnitsOf(one, sql`orders.id = ${orderId} and orders.activates is not null`))[0]

const claimUnitsOf = (
  one: OneStatement,
  which: RawBuilder<SqlBool>,
): Promise<readonly ClaimedUnit[]> =>
  one
    .updateTable('card_units')
    .from('order_packages')
    .from('orders')
    .set({ state: 'issuing' })
    .whereRef('order_packages.id', '=', 'card_units.package_id')
    .whereRef('orders.id', '=', 'card_units.order_id')
    .where('orders.state', '=', sql.lit<'issuing'>('issuing'))
    .where('card_units.state', 'in', openUnitStates)
    .where(which)
    .returning(claimedUnitColumns)
    .execute()

/** Posted before this moment, with printed cards that have no value yet. */
export async function listShipmentsToActivate(
  db: Db,
  { before, limit, orderId }: { before: Date; limit: number; orderId?: OrderId | undefined },
): Promise<readonly ShipmentId[]> {
  const rows = await db
    .selectFrom('printed_cards')
    .innerJoin('card_units', 'card_units.id', 'printed_cards.unit_id')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .innerJoin('deliveries', 'deliveries.id', 'card_units.delivery_id')
    .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
    .select('order_shipments.id')
    .distinct()
    .where('printed_cards.used_at', 'is', null)
    .where('printed_cards.unit_id', 'is not', null)
    .where('card_units.state', 'in', openUnitStates)
    .where('orders.state', '=', 'issuing')
    .where('order_shipments.state', '=', sql.lit<'posted'>('posted'))
    .where('order_shipments.posted_at', '<=', before)
    .$if(orderId !== undefined, (query) => query.where('orders.id', '=', orderId as OrderId))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Paid before this moment, and their printed cards have no value yet. */
export async function listOrdersToActivate(
  db: Db,
  { before, limit, orderId }: { before: Date; limit: number; orderId?: OrderId | undefined },
): Promise<readonly OrderId[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('activates', 'is not', null)
    .where('state', '=', sql.lit<'issuing'>('issuing'))
    .where('settled_at', '<=', before)
    .$if(orderId !== undefined, (query) => query.where('id', '=', orderId as OrderId))
    .orderBy('settled_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
