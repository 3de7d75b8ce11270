import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { PostFixed } from '#domain/orders/errors.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import type { DeliveryId, OrderId } from '#kernel/ids.ts'

type OnItsWay = { state: string; packedAt: unknown; isPaid: boolean }

/** Whether its giver may still choose another day or address: it is paid and nobody has packed it. */
export const canPostBeChanged = ({ state, packedAt, isPaid }: OnItsWay): boolean =>
  isPaid && state === 'waiting' && packedAt === null

type PostChange = {
  orderId: OrderId
  deliveryId: DeliveryId
  /** A day by its noon; null is as soon as it can. Undefined stays as it is, as does the address. */
  to: { deliverAt: Date | null } | { address: DeliveryAddress; keepsPhone: boolean }
}

/**
 * Has a shipment go on another day, or elsewhere. Its order is locked as packing locks it, so that what lies in the envelope
 * never differs from what stands on it. Throws `PostFixed` (3310) once it is packed, and while its order does not go on.
 */
export async function changePost(tx: Tx, { orderId, deliveryId, to }: PostChange): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('state', 'in', ['issuing', 'completed'])
    .forUpdate()
    .executeTakeFirst()
  if (order === undefined) throw new PostFixed()
  const { numUpdatedRows } = await tx
    .updateTable('order_shipments')
    .set('address' in to ? { address: addressOf(to) } : { deliver_at: to.deliverAt })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('deliveries')
        .select('shipment_id')
        .where('deliveries.id', '=', deliveryId)
        .where('deliveries.order_id', '=', orderId)
        .where('deliveries.state', '=', 'waiting'),
    )
    .where('delivery_form', '=', 'PHYSICAL')
    .where('state', '=', 'open')
    .where('packed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new PostFixed()
}

/** Where a carrier wants a phone number, the one that is known stays until another is typed. */
function addressOf({ address, keepsPhone }: { address: DeliveryAddress; keepsPhone: boolean }) {
  const json = JSON.stringify(address)
  if (!keepsPhone) return json
  return sql<string>`
    jsonb_strip_nulls(jsonb_build_object('phoneNumber', address -> 'phoneNumber')) || ${json}::jsonb`
}

/** Whether a delivery goes by post. */
export async function isByPost(tx: Tx, { orderId, deliveryId }: Omit<PostChange, 'to'>) {
  const row = await tx
    .selectFrom('deliveries')
    .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
    .select(sql<boolean>`delivery_form = 'PHYSICAL'`.as('isByPost'))
    .where('deliveries.id', '=', deliveryId)
    .where('deliveries.order_id', '=', orderId)
    .executeTakeFirst()
  return row?.isByPost ?? false
}
