import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Db, Tx } from '#domain/db.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { type ShipmentState, shipmentLifecycle } from '#domain/orders/shipment-states.ts'
import { failureOfWithdrawn, type UnitState, unitLifecycle } from '#domain/orders/unit-states.ts'
import {
  type GiftReceiver,
  isDonation,
  isOpenUnit,
  type NamedUnit,
  receiverColumns,
  type SoldUnit,
  soldUnitColumns,
  titleOfGift,
} from '#domain/unit.ts'
import type { CardUnitId, DeliveryId, OrderId, ShipmentId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/** Unit of a delivery, made or not; a frozen card counts as active. */
export type UnitToCallOff = SoldUnit &
  Pick<NamedUnit, 'title'> & {
    state: UnitState
    /** Blank cards: no card is made of it. */
    isPack: boolean
    /** Unwrapped on its own page; as text, out of JSON. */
    openedAt: string | null
  }

/** What one receiver gets, as far as calling it off goes. */
export type DeliveryToCallOff = GiftReceiver & {
  deliveryId: DeliveryId
  shipmentId: ShipmentId
  /** The first of those that were sent one after the other: its postage was paid. */
  firstId: ShipmentId
  state: Database['deliveries']['state']
  openedAt: Date | null
  isByPost: boolean
  shipmentState: ShipmentState
  packedAt: Date | null
  postedAt: Date | null
  /** Its mail is on its way to its receiver at this moment. */
  isMailGoing: boolean
  hasDonation: boolean
  units: readonly UnitToCallOff[]
}

/** An order that goes on, locked as packing and paying back lock it. */
export async function lockOrderToCallOff(
  tx: Tx,
  orderId: OrderId,
): Promise<{ currency: Currency; state: OrderState } | undefined> {
  const order = await tx
    .selectFrom('orders')
    .select(['currency', 'state'])
    .where('id', '=', orderId)
    .where('state', 'in', ['issuing', 'completed'])
    .forUpdate()
    .executeTakeFirst()
  if (order === undefined) return undefined
  // Whoever opens a gift waits for its row.
  await tx
    .selectFrom('deliveries')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return order
}

/** All that an order brings, receiver by receiver. */
export async function listToCallOff(
  db: Db,
  { orderId, now }: { orderId: OrderId; now: Date },
): Promise<readonly DeliveryToCallOff[]> {
  return db
    .selectFrom('deliveries')
    .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
    .select(['deliveries.id as deliveryId', 'deliveries.state', 'opened_at as openedAt'])
    .select(['order_shipments.id as shipmentId', 'order_shipments.state as shipmentState'])
    .select(receiverColumns)
    .select(['packed_at as packedAt', 'posted_at as postedAt'])
    .select([
      sql<ShipmentId>`coalesce(replaces_id, order_shipments.id)`.as('firstId'),
      sql<boolean>`delivery_form = 'PHYSICAL'`.as('isByPost'),
      sql<boolean>`exists (
        select from mail_claims
        where mail_claims.key = 'card:' || deliveries.id || ':' || deliveries.link_version
          and ended_at is null and held_by is not null and next_try_at > ${now}::timestamptz
      )`.as('isMailGoing'),
      sql<boolean>`exists (
        select from order_packages
        where order_packages.shipment_id = order_shipments.id and ${isDonation}
      )`.as('hasDonation'),
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('card_units')
          .innerJoin('order_packages', 'order_packages.id', 'card_units.package_id')
          .leftJoin('cards', 'cards.order_unit_id', 'card_units.id')
          .select(soldUnitColumns(['active', 'frozen']))
          .select([
            'card_units.state',
            sql<boolean>`blank_cards is not null`.as('isPack'),
            sql<string | null>`card_units.opened_at`.as('openedAt'),
            titleOfGift.as('title'),
          ])
          .whereRef('card_units.delivery_id', '=', 'deliveries.id')
          .orderBy('card_units.position'),
      ).as('units'),
    )
    .where('deliveries.order_id', '=', orderId)
    .orderBy('order_shipments.position')
    .execute()
}

const openStates: readonly UnitState[] = ['ordered', 'issuing', 'issued']

/** Good, or still to be made. */
export const isLeft = ({ state }: Pick<UnitToCallOff, 'state'>): boolean =>
  openStates.includes(state)

/** Somebody saw its code, or may have. */
export const isOpened = (
  delivery: Pick<DeliveryToCallOff, 'openedAt'>,
  { openedAt }: Pick<UnitToCallOff, 'openedAt'>,
): boolean => openedAt !== null || delivery.openedAt !== null

type Sending = Pick<DeliveryToCallOff, 'state' | 'isByPost' | 'shipmentState' | 'isMailGoing'> & {
  packedAt: Date | string | null
}

/** Nobody got it: no mail of it arrived or is going, and nobody packed it. */
export const isUnsent = (delivery: Sending): boolean =>
  delivery.isByPost
    ? delivery.state === 'waiting' &&
      delivery.shipmentState === 'open' &&
      delivery.packedAt === null
    : (delivery.state === 'waiting' && !delivery.isMailGoing) || delivery.state === 'failed'

/** Something of it can still be called off: a card, or a donation to somebody else. */
export const hasLeft = ({ units, hasDonation, isForSelf }: DeliveryToCallOff): boolean =>
  units.some(isLeft) || (hasDonation && !isForSelf)

/** Whether its giver may call it off at once: its order goes on, nobody got it, and there is something to call off. */
export const canBeCancelled = (
  order: { state: OrderState },
  delivery: Sending & { isAnythingLeft: boolean },
): boolean =>
  (order.state === 'issuing' || order.state === 'completed') &&
  isUnsent(delivery) &&
  delivery.isAnythingLeft

export type CalledOff = {
  orderId: OrderId
  unitIds: readonly CardUnitId[]
  /** Of which nothing is left. */
  deliveryIds: readonly DeliveryId[]
  shipmentIds: readonly ShipmentId[]
  now: Date
}

/** They will never be made or shown again. */
export async function markCalledOff(
  tx: Tx,
  { orderId, unitIds, deliveryIds, shipmentIds, now }: CalledOff,
): Promise<void> {
  if (unitIds.length > 0)
    await tx
      .updateTable('card_units')
      .set({ state: 'withdrawn', next_try_at: null, failure: failureOfWithdrawn })
      .where('id', 'in', unitIds)
      .where('state', 'in', statesBefore(unitLifecycle, 'withdrawn'))
      .execute()
  if (deliveryIds.length > 0)
    await tx
      .updateTable('deliveries')
      // Ready: nothing of it is waited for any more.
      .set({ state: 'withdrawn', called_off_at: now, ready_at: sql`coalesce(ready_at, ${now})` })
      .where('id', 'in', deliveryIds)
      .where('state', 'not in', ['refunded', 'withdrawn'])
      .execute()
  if (shipmentIds.length > 0)
    await tx
      .updateTable('order_shipments')
      .set({ state: 'cancelled' })
      .where('id', 'in', shipmentIds)
      .where('delivery_form', '=', 'PHYSICAL')
      .where('state', 'in', statesBefore(shipmentLifecycle, 'cancelled'))
      .execute()
  await markIssuersToTell(tx, { orderId, now })
}

/** Where the job that tells them is lost, they are told all the same. */
export async function markIssuersToTell(
  tx: Tx,
  { orderId, now }: Pick<CalledOff, 'orderId' | 'now'>,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ issuers_to_tell_at: now })
    .where('id', '=', orderId)
    .execute()
}

/** An order of which nothing is left is paid back; one whose last open card was called off is complete. */
export async function closeCalledOff(
  tx: Tx,
  { orderId, isWholeOrder, now }: { orderId: OrderId; isWholeOrder: boolean; now: Date },
): Promise<void> {
  await sql`
    update orders set
      state = case when ${isWholeOrder}::boolean then 'refunded' else 'completed' end,
      completed_at = coalesce(completed_at, ${now}::timestamptz)
    where id = ${orderId} and (
      ${isWholeOrder}::boolean and state in ('issuing', 'completed')
      or state = 'issuing' and not exists (
        select from card_units where order_id = ${orderId} and ${isOpenUnit}
      )
    )`.execute(tx)
}
