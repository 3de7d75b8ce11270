import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#domain/db.ts'
import type { OrderContact } from '#domain/orders/order.ts'
import type { OrderId } from '#kernel/ids.ts'
import type { Language, Localized } from '#kernel/language.ts'
import type { LineKind } from '#kernel/line-kind.ts'
import type { Currency } from '#kernel/money.ts'

/** A paid order as its giver wants it confirmed. */
export type OrderToConfirm = {
  id: OrderId
  uuid: string
  referenceNumber: string
  language: Language
  currency: Currency
  contact: OrderContact
  placedAt: Date
  totalCents: number
  vatCents: number
  method: string
  brand: string | null
  lines: readonly {
    kind: LineKind
    quantity: number
    totalCents: number
    /** Null for what belongs to the order as a whole. */
    title: Localized | null
    /** Who gets a donation. */
    cause: string | null
    receiverName: string | null
    isForSelf: boolean | null
  }[]
}

/** Those of the named orders that are paid and not confirmed yet. */
export async function loadConfirmations(
  db: Db,
  ids: readonly OrderId[],
): Promise<readonly OrderToConfirm[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.paid_by_payment_id')
    .select(['orders.id', 'orders.uuid', 'orders.language', 'orders.currency', 'orders.contact'])
    .select(['reference_number as referenceNumber', 'placed_at as placedAt', 'method', 'brand'])
    .select(['total_cents as totalCents', 'vat_cents as vatCents'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('order_lines as line')
          .leftJoin('order_packages as package', 'package.id', 'line.package_id')
          .leftJoin('order_shipments as shipment', 'shipment.id', 'package.shipment_id')
          .select(['line.kind', 'line.quantity', 'line.total_cents as totalCents'])
          .select(['receiver_name as receiverName', 'is_for_self as isForSelf'])
          .select([
            sql<Localized | null>`package.product -> 'title'`.as('title'),
            sql<string | null>`package.product -> 'cause' ->> 'name'`.as('cause'),
          ])
          .whereRef('line.order_id', '=', 'orders.id')
          .orderBy('line.position'),
      ).as('lines'),
    )
    .where('orders.id', 'in', ids)
    .where('confirmation_sent_at', 'is', null)
    .execute()
}
