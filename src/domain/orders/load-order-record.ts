import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import { namedUnitColumns, titleOfGift } from '#domain/unit.ts'
import type { OrderId } from '#kernel/ids.ts'

/** All that an operator needs to help with an order: unmasked, and without anything that spends a card. */
export type OrderRecord = NonNullable<Awaited<ReturnType<typeof loadOrderRecord>>>

/** By the number that customers say, in capitals or not, or by the uuid of the order's page. */
export async function loadOrderRecord(db: Db, numberOrUuid: string) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'uuid', 'state', 'language', 'currency', 'contact'])
    .select(['reference_number as referenceNumber', 'total_cents as totalCents'])
    .select(['vat_cents as vatCents', 'placed_at as placedAt', 'settled_at as settledAt'])
    .select(['completed_at as completedAt', 'confirmation_sent_at as confirmedAt'])
    .where((eb) =>
      eb.or([
        eb('uuid', '=', numberOrUuid.toLowerCase()),
        eb('reference_number', '=', numberOrUuid.toUpperCase()),
      ]),
    )
    .executeTakeFirst()
  if (order === undefined) return undefined
  return {
    ...order,
    payments: await listPayments(db, order.id),
    units: await countUnits(db, order.id),
    donations: await listDonations(db, order.id),
    deliveries: await listDeliveries(db, order.id),
    refunds: await listRefunds(db, order.id),
  }
}

const listPayments = (db: Db, orderId: OrderId) =>
  db
    .selectFrom('payments')
    .select(['id', 'state', 'method', 'amount_cents as amountCents'])
    .select(['provider_reference as reference', 'opened_at as openedAt'])
    .select(['settled_at as settledAt', 'hold_reason as holdReason'])
    .select('refusal_reason as refusalReason')
    .where('order_id', '=', orderId)
    .orderBy('opened_at')
    .execute()

/** Equal cards of a package together. */
const countUnits = (db: Db, orderId: OrderId) =>
  db
    .selectFrom('card_units')
    .innerJoin('order_packages', 'order_packages.id', 'card_units.package_id')
    .select([...namedUnitColumns, 'state', 'failure'])
    .select(({ fn }) => [
      sql<number>`count(*)::int`.as('count'),
      fn.max('attempts').as('attempts'),
      fn.min('next_try_at').as('nextTryAt'),
    ])
    .where('card_units.order_id', '=', orderId)
    .groupBy(['order_packages.id', 'card_units.amount_cents', 'state', 'failure'])
    .orderBy('order_packages.position')
    .execute()

const listDonations = (db: Db, orderId: OrderId) =>
  db
    .selectFrom('order_lines')
    .innerJoin('order_packages', 'order_packages.id', 'order_lines.package_id')
    .select([titleOfGift.as('title'), 'order_lines.quantity', 'total_cents as totalCents'])
    .where('order_lines.order_id', '=', orderId)
    .where('order_lines.kind', '=', 'DONATION')
    .orderBy('order_lines.position')
    .execute()

const listDeliveries = (db: Db, orderId: OrderId) =>
  db
    .selectFrom('deliveries')
    .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
    .select([
      'deliveries.id',
      'deliveries.state',
      'failure',
      'ready_at as readyAt',
      'sent_at as sentAt',
    ])
    .select(['opened_at as openedAt', 'receiver_name as receiverName'])
    .select('receiver_email as receiverEmail')
    .where('deliveries.order_id', '=', orderId)
    .orderBy('order_shipments.position')
    .execute()

const listRefunds = (db: Db, orderId: OrderId) =>
  db
    .selectFrom('refunds')
    .select(['id', 'state', 'reason', 'amount_cents as amountCents', 'failure'])
    .select(['requested_at as requestedAt', 'sent_at as sentAt', 'finished_at as finishedAt'])
    .select('giver_told_at as giverToldAt')
    .where('order_id', '=', orderId)
    .orderBy('requested_at')
    .execute()
