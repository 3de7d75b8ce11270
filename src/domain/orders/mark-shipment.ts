import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import { shipmentLifecycle } from '#domain/orders/shipment-states.ts'
import type { OrderId, ShipmentId } from '#kernel/ids.ts'
import { untilPacked } from '#kernel/until-packed.ts'

/** Its order's row is locked, so that neither a halt nor a refund comes between. False where the order does not go on. */
async function lockOrderOf(tx: Tx, shipmentId: ShipmentId): Promise<OrderId | undefined> {
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

type ShipmentMark = { shipmentId: ShipmentId; now: Date }

/** It is packed, so its cards may be made. Gives its order; undefined where that was done, or the order does not go on. */
export async function markPacked(
  tx: Tx,
  { shipmentId, now }: ShipmentMark,
): Promise<OrderId | undefined> {
  const orderId = await lockOrderOf(tx, shipmentId)
  if (orderId === undefined) return undefined
  const { numUpdatedRows } = await tx
    .updateTable('order_shipments')
    .set({ packed_at: now })
    .where('id', '=', shipmentId)
    .where('delivery_form', '=', 'PHYSICAL')
    .where('packed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  await tx
    .updateTable('card_units')
    .set({ next_try_at: null })
    .where('delivery_id', 'in', (units) =>
      units
        .selectFrom('deliveries')
        .select('deliveries.id')
        .where('deliveries.shipment_id', '=', shipmentId),
    )
    .where('state', '=', 'ordered')
    .where('next_try_at', '=', untilPacked)
    .execute()
  return orderId
}

/** It is on its way. False while it is not packed or its cards are not made, once it was posted, or when its order does not go on. */
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
        where deliveries.shipment_id = order_shipments.id and card_units.state in ('ordered', 'issuing')
      ) and exists (
        select from card_units join deliveries on deliveries.id = card_units.delivery_id
        where deliveries.shipment_id = order_shipments.id and card_units.state = 'issued'
      )`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
