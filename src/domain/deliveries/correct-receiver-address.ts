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

type Planned = {
  state: DeliveryState
  deliveryForm: 'DIGITAL' | 'PHYSICAL'
  isForSelf: boolean
  /** Null is at once. */
  dueAt: Date | null
}

/** A gift by mail that waits for its moment: no mail of it is on its way. */
const isPlanned = ({ state, deliveryForm, isForSelf, dueAt }: Planned, now: Date): boolean =>
  state === 'waiting' && deliveryForm === 'DIGITAL' && !isForSelf && dueAt !== null && dueAt > now

/** Its first link is version 1, and each correction makes another, as does the giver who takes it to hand over. */
const isCorrectedTooOften = ({ linkVersion }: Pick<Mailed, 'linkVersion'>): boolean =>
  linkVersion > correctionsMax

/** Whether the giver may send it to another address: it waits for its moment, failed, or was sent and nobody opened any of it. */
export const canAddressBeCorrected = (delivery: Mailed & Planned, now: Date): boolean =>
  (canBecome(deliveryLifecycle, delivery.state, 'waiting') || isPlanned(delivery, now)) &&
  !isCorrectedTooOften(delivery) &&
  !delivery.hasUnwrappedCards

export type ReceiverAddress = {
  orderId: OrderId
  deliveryId: DeliveryId
  email: string
  /** Undefined stays as it is. */
  name: string | undefined
  now: Date
}

/**
 * Sends a delivery to another address: at once, or at the moment that it waits for, which is the
 * answer. Its row is locked and its link dies first: the receiver of the old mail either opened it
 * before, which refuses the correction, or can open nothing any more; a mail that began to leave
 * for the old address meanwhile has a dead link. Throws `DeliveryUnknown` (3000),
 * `AddressNotCorrectable` (3303) and `TooManyCorrections` (3304).
 */
export async function correctReceiverAddress(
  tx: Tx,
  { orderId, deliveryId, email, name, now }: ReceiverAddress,
): Promise<Date | undefined> {
  const delivery = await tx
    .selectFrom('deliveries')
    .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
    .select(['deliveries.state', 'link_version as linkVersion', 'shipment_id as shipmentId'])
    .select(['due_at as dueAt', 'delivery_form as deliveryForm', 'is_for_self as isForSelf'])
    .where('deliveries.id', '=', deliveryId)
    .where('deliveries.order_id', '=', orderId)
    .forUpdate('deliveries')
    .executeTakeFirst()
  if (delivery === undefined) throw new DeliveryUnknown()
  const isWaiting = isPlanned(delivery, now)
  if (!isWaiting && !canBecome(deliveryLifecycle, delivery.state, 'waiting'))
    throw new AddressNotCorrectable()
  if (isCorrectedTooOften(delivery)) throw new TooManyCorrections()
  if (await hasUnwrappedCards(tx, deliveryId)) throw new AddressNotCorrectable()
  await tx
    .updateTable('deliveries')
    .set({ link_version: sql`link_version + 1`, state: 'waiting', failure: null, sent_at: null })
    .where('id', '=', deliveryId)
    .execute()
  await tx
    .updateTable('order_shipments')
    .set({ receiver_email: email, ...(name !== undefined && { receiver_name: name }) })
    .where('id', '=', delivery.shipmentId)
    .execute()
  return isWaiting ? (delivery.dueAt ?? undefined) : undefined
}
