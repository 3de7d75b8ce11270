import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { DeliveryState } from '#domain/deliveries/delivery-states.ts'
import { DeliveryDateFixed, DeliveryUnknown, MomentTooEarly } from '#domain/deliveries/errors.ts'
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
  /** The consumer asks for it within the days of the right to withdraw. */
  isAgreed: boolean
  now: Date
}

/**
 * Has a planned delivery made and sent at another moment, before or after; whether cards are made for it is the answer. Its
 * row is locked, and cards that somebody began to make meanwhile refuse it: a moment changes for all of it or not at all.
 * Throws `DeliveryUnknown` (3000), `DeliveryDateFixed` (3307), and `MomentTooEarly` (3364)
 * of cards that their consumer did not want within the days of the right to withdraw.
 */
export async function changeDue(
  tx: Tx,
  { orderId, deliveryId, dueAt, isAgreed, now }: DueChange,
): Promise<{ hasCards: boolean; isEarly: boolean }> {
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
    .select(({ selectFrom }) =>
      selectFrom('orders')
        .select('deliver_not_before')
        .whereRef('orders.id', '=', 'deliveries.order_id')
        .as('notBefore'),
    )
    .where('id', '=', deliveryId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (delivery === undefined) throw new DeliveryUnknown()
  if (!canDueBeChanged(delivery, now)) throw new DeliveryDateFixed()
  const { notBefore, unitCount } = delivery
  if (notBefore !== null && unitCount > 0 && dueAt < notBefore && !isAgreed)
    throw new MomentTooEarly(notBefore)
  const { numUpdatedRows } = await tx
    .updateTable('card_units')
    .set({ next_try_at: dueAt })
    .where('delivery_id', '=', deliveryId)
    .where('state', '=', 'ordered')
    .executeTakeFirst()
  if (numUpdatedRows !== BigInt(unitCount)) throw new DeliveryDateFixed()
  await tx
    .updateTable('deliveries')
    .set({
      due_at: dueAt,
      // Where nothing has to be made it is ready already.
      ready_at: sql`case when ready_at is not null then ${dueAt}::timestamptz end`,
    })
    .where('id', '=', deliveryId)
    .execute()
  return {
    hasCards: unitCount > 0,
    isEarly: notBefore !== null && unitCount > 0 && dueAt < notBefore,
  }
}
