import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { type DeliveryState, deliveryLifecycle } from '#domain/deliveries/delivery-states.ts'
import {
  AddressNotCorrectable,
  DeliveryUnknown,
  TooManyCorrections,
} from '#domain/deliveries/errors.ts'
import { hasUnwrappedCards } from '#domain/deliveries/has-unwrapped-cards.ts'
import { canBecome } from '#domain/lifecycle.ts'
import type { DeliveryId, OrderId } from '#kernel/ids.ts'

/** Of one delivery. A giver who needs more has another problem than a typing error. */
const correctionsMax = 3

type Mailed = { state: DeliveryState; linkVersion: number; hasUnwrappedCards: boolean }

/** Its first link is version 1, and each correction makes another, as does the giver who takes it to hand over. */
const isCorrectedTooOften = ({ linkVersion }: Pick<Mailed, 'linkVersion'>): boolean =>
  linkVersion > correctionsMax

/** Whether the giver may send it to another address: it failed, or was sent and nobody opened any of it. */
export const canAddressBeCorrected = (delivery: Mailed): boolean =>
  canBecome(deliveryLifecycle, delivery.state, 'waiting') &&
  !isCorrectedTooOften(delivery) &&
  !delivery.hasUnwrappedCards

export type ReceiverAddress = { orderId: OrderId; deliveryId: DeliveryId; email: string }

/**
 * Sends a delivery to another address. Its row is locked and its link dies first (DESIGN §5): the receiver of the old
 * mail either opened it before, which refuses the correction, or can open nothing any more. Throws
 * `DeliveryUnknown` (3000), `AddressNotCorrectable` (3303) and `TooManyCorrections` (3304).
 */
export async function correctReceiverAddress(
  tx: Tx,
  { orderId, deliveryId, email }: ReceiverAddress,
): Promise<void> {
  const delivery = await tx
    .selectFrom('deliveries')
    .select(['state', 'link_version as linkVersion', 'shipment_id as shipmentId'])
    .where('id', '=', deliveryId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (delivery === undefined) throw new DeliveryUnknown()
  if (!canBecome(deliveryLifecycle, delivery.state, 'waiting')) throw new AddressNotCorrectable()
  if (isCorrectedTooOften(delivery)) throw new TooManyCorrections()
  if (await hasUnwrappedCards(tx, deliveryId)) throw new AddressNotCorrectable()
  await tx
    .updateTable('deliveries')
    .set({ link_version: sql`link_version + 1`, state: 'waiting', failure: null, sent_at: null })
    .where('id', '=', deliveryId)
    .execute()
  await tx
    .updateTable('order_shipments')
    .set({ receiver_email: email })
    .where('id', '=', delivery.shipmentId)
    .execute()
}
