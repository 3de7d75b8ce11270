import type { Db } from '#domain/db.ts'
import type { LineToBook } from '#domain/payments/line-to-book.ts'
import type { OrderId } from '#kernel/ids.ts'

export async function loadLinesToBook(db: Db, orderId: OrderId): Promise<readonly LineToBook[]> {
  return db
    .selectFrom('order_lines')
    .leftJoin('order_packages', 'order_packages.id', 'order_lines.package_id')
    .select(['order_lines.id', 'order_lines.kind', 'order_packages.product_id as productId'])
    .select('order_lines.shipment_id as shipmentId')
    .select(['order_lines.total_cents as totalCents', 'order_lines.vat_cents as vatCents'])
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute()
}
