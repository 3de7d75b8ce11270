import type { Db } from '#domain/db.ts'
import { linesOfOrder } from '#domain/documents/list-orders-to-invoice.ts'
import type { OrderId } from '#kernel/ids.ts'

/** An order that is still to be paid, as it stands on paper before there is an invoice. */

export const findProForma = (db: Db, orderId: OrderId) =>
  db
    .selectFrom('orders')
    .select(['orders.language', 'orders.contact', 'orders.billing', 'orders.storefront'])
    .select(['orders.reference_number as orderNumber', 'orders.placed_at as orderedOn'])
    .select(['orders.total_cents as totalCents', 'orders.vat_cents as vatCents'])
    .select(['orders.currency', 'orders.customer_type as customerType'])
    .select(({ selectFrom }) => linesOfOrder(selectFrom).as('lines'))
    .where('orders.id', '=', orderId)
    .where('orders.state', '=', 'awaitingPayment')
    .executeTakeFirst()
