import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import type { ClaimedUnit } from '#domain/orders/claim-units.ts'
import { shipmentLifecycle } from '#domain/orders/shipment-states.ts'
import { isLeftUnit, isOpenUnit, issuerOfUnit, type Unit, unitColumns } from '#domain/unit.ts'
import type { CardUnitId, OrderId, ShipmentId } from '#kernel/ids.ts'
import { untilPacked } from '#kernel/until-packed.ts'

/** Its order's row is locked, so that neither a halt nor a refund comes between. Undefined where the order does not go on. */
export async function lockOrderOf(tx: Tx, shipmentId: ShipmentId): Promise<OrderId | undefined> {
  const order = await tx
    .selectFrom('orders')
    .innerJoin('order_shipments', 'order_shipments.order_id', 'orders.id')
    .select('orders.id')
    .where('order_shipments.id', '=', shipmentId)
    .where('orders.state', 'in', ['issuing', 'completed'])
    .forUpdate('orders')
    .executeTakeFirst()
  return order?.id
}

/** A card that is neither made nor, printed, in its envelope. */
export const isMissing = sql<boolean>`(
  ${isOpenUnit}
    and not exists (select from printed_cards where printed_cards.unit_id = card_units.id)
)`

type ShipmentMark = { shipmentId: ShipmentId; now: Date }

/** A card of an envelope that nobody has made yet, or one of those in a pack. */
export type UnitToPack = Unit &
  Pick<ClaimedUnit, 'productId' | 'currency'> & {
    /** Place among the cards of a pack. */
    place: number
    /** Issuer whose blank cards are in it; null for a card. */
    blankOf: string | null
  }

/** What still has to come into an envelope, and whether somebody packed it before. Undefined of what went, or goes by mail. */
export async function loadEnvelope(
  tx: Tx,
  shipmentId: ShipmentId,
): Promise<{ isPacked: boolean; units: readonly UnitToPack[] } | undefined> {
  const shipment = await tx
    .selectFrom('order_shipments')
    .select('packed_at')
    .where('id', '=', shipmentId)
    .where('delivery_form', '=', 'PHYSICAL')
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (shipment === undefined) return undefined
  const units = await tx
    .selectFrom('card_units')
    .innerJoin('deliveries', 'deliveries.id', 'card_units.delivery_id')
    .innerJoin('order_packages', 'order_packages.id', 'card_units.package_id')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .innerJoin(
      sql<{
        place: number
      }>`lateral (select generate_series(0, coalesce(blank_cards, 1) - 1) as place)`.as('seat'),
      (join) => join.onTrue(),
    )
    .select(unitColumns)
    .select(['order_packages.product_id as productId', 'orders.currency', 'seat.place'])
    .select(
      sql<string | null>`case when blank_cards is not null then ${issuerOfUnit} end`.as('blankOf'),
    )
    .where('deliveries.shipment_id', '=', shipmentId)
    .where('card_units.state', '=', 'ordered')
    .where('card_units.next_try_at', '=', untilPacked)
    .orderBy('card_units.position')
    .orderBy('seat.place')
    .execute()
  return { isPacked: shipment.packed_at !== null, units }
}

/** It is packed: the cards of these units are made, those of the others lie in it already. Its order is locked. */
export async function markPacked(
  tx: Tx,
  { shipmentId, toMake, now }: ShipmentMark & { toMake: readonly CardUnitId[] },
): Promise<void> {
  await tx
    .updateTable('order_shipments')
    .set({ packed_at: now })
    .where('id', '=', shipmentId)
    .where('packed_at', 'is', null)
    .execute()
  if (toMake.length === 0) return
  await tx
    .updateTable('card_units')
    .set({ next_try_at: null })
    .where('id', 'in', toMake)
    .where('state', '=', 'ordered')
    .where('next_try_at', '=', untilPacked)
    .execute()
}

/** It is on its way. False while it is not packed or cards of it are neither made nor in it, once it was posted, or when its order does not go on. */
export async function markPosted(
  tx: Tx,
  { shipmentId, trackCode, now }: ShipmentMark & { trackCode: string | undefined },
): Promise<boolean> {
  if ((await lockOrderOf(tx, shipmentId)) === undefined) return false
  const { numUpdatedRows } = await tx
    .updateTable('order_shipments')
    .set({ state: 'posted', posted_at: now, track_code: trackCode ?? null })
    .where('id', '=', shipmentId)
    .where('delivery_form', '=', 'PHYSICAL')
    .where('state', 'in', statesBefore(shipmentLifecycle, 'posted'))
    .where('packed_at', 'is not', null)
    .where(
      sql<boolean>`not exists (
        select from card_units join deliveries on deliveries.id = card_units.delivery_id
        where deliveries.shipment_id = order_shipments.id and ${isMissing}
      ) and exists (
        select from card_units join deliveries on deliveries.id = card_units.delivery_id
        where deliveries.shipment_id = order_shipments.id and ${isLeftUnit}
      )`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
