import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { DeliveryState } from '#domain/deliveries/delivery-states.ts'
import { DeliveryDateFixed, DeliveryUnknown } from '#domain/deliveries/errors.ts'
import type { DeliveryId, OrderId } from '#kernel/ids.ts'

type Planned = {
  state: DeliveryState
  dueAt: Date | null
  /** As ordered: what was delayed by the shop stays so. */
  deliverAt: Date | null
}

/** Whether its giver may still choose another moment: it waits for one that they chose and that has not come. */
export const canDueBeChanged = ({ state, dueAt, deliverAt }: Planned, now: Date): boolean =>
  state === 'waiting' && deliverAt !== null && dueAt !== null && dueAt > now

export type DueChange = {
  orderId: OrderId
  deliveryId: DeliveryId
  /** `now` is at once. */
  dueAt: Date
  now: Date
}

/**
 * Has a planned delivery made and sent at another moment, before or after; whether cards are made for it is the answer. Its
 * row is locked, and cards that somebody began to make meanwhile refuse it: a moment changes for all of it or not at all.
 * Throws `DeliveryUnknown` (3000) and `DeliveryDateFixed` (3307).
 */
export async function changeDue(
  tx: Tx,
  { orderId, deliveryId, dueAt, now }: DueChange,
): Promise<{ hasCards: boolean }> {
  const delivery = await tx
    .selectFrom('deliveries')
    .select(['state', 'due_at as dueAt'])
    .select(({ selectFrom }) =>
      selectFrom('order_shipments')
        .select('deliver_at')
        .whereRef('order_shipments.id', '=', 'deliveries.shipment_id')
        .as('deliverAt'),
    )
    .select(
      sql<number>`(select count(*)::int from card_units where delivery_id = deliveries.id)`.as(
        'unitCount',
      ),
    )
    .where('id', '=', deliveryId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (delivery === undefined) throw new DeliveryUnknown()
  if (!canDueBeChanged(delivery, now)) throw new DeliveryDateFixed()
  const { numUpdatedRows } = await tx
    .updateTable('card_units')
    .set({ next_try_at: dueAt })
    .where('delivery_id', '=', deliveryId)
    .where('state', '=', 'ordered')
    .executeTakeFirst()
  if (numUpdatedRows !== BigInt(delivery.unitCount)) throw new DeliveryDateFixed()
  await tx
    .updateTable('deliveries')
    .set({
      due_at: dueAt,
      // Where nothing has to be made it is ready already.
      ready_at: sql`case when ready_at is not null then ${dueAt}::timestamptz end`,
    })
    .where('id', '=', deliveryId)
    .execute()
  return { hasCards: delivery.unitCount > 0 }
}
