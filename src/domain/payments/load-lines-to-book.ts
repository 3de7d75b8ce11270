import type { Db } from '#domain/db.ts'
import type { LineToBook } from '#domain/payments/line-to-book.ts'
import type { OrderId, PackageId, ShipmentId } from '#kernel/ids.ts'

/** With what it lies in: the package of what is ordered or lies around that, and the shipment of the package. */
export type LineOfOrder = LineToBook & {
  packageId: PackageId | null
  packedInId: ShipmentId | null
  isForSelf: boolean | null
}

export async function loadLinesToBook(db: Db, orderId: OrderId): Promise<readonly LineOfOrder[]> {
  return db
    .selectFrom('order_lines')
    .leftJoin('order_packages', 'order_packages.id', 'order_lines.package_id')
    .leftJoin('order_shipments', 'order_shipments.id', 'order_packages.shipment_id')
    .select(['order_lines.id', 'order_lines.kind', 'order_packages.product_id as productId'])
    .select(['order_lines.shipment_id as shipmentId', 'order_lines.package_id as packageId'])
    .select(['order_packages.shipment_id as packedInId', 'is_for_self as isForSelf'])
    .select(['order_lines.total_cents as totalCents', 'order_lines.vat_cents as vatCents'])
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute()
}
