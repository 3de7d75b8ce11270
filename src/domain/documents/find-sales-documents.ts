import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

/** A document beside the order whose buyer it names. */
export type FoundDocument = Awaited<ReturnType<typeof listSalesDocuments>>[number]

const numberForm = /^([A-Z]{2,8})-(?:(C)-)?(\d{4})-(\d{6,9})$/

/** The one document of a number such as `GCSNL-2026-000123`, if there is one. */
export async function findSalesDocument(
  db: Db,
  number: string,
  orderId?: OrderId,
): Promise<FoundDocument | undefined> {
  const [, storefront, credit, year, count] = numberForm.exec(number.toUpperCase()) ?? []
  if (storefront === undefined || year === undefined) return undefined
  const series = `${storefront}:${credit === undefined ? 'invoice' : 'creditNote'}:${Number(year)}`
  const ofOrder = orderId === undefined ? sql`` : sql` and documents.order_id = ${orderId}`
  const [found] = await readDocuments(
    db,
    sql`documents.series_id = ${series} and documents.number = ${Number(count)}${ofOrder}`,
  )
  return found
}

/** All of an order: its invoice, then what was credited. */
export const listSalesDocuments = (db: Db, orderId: OrderId) =>
  readDocuments(db, sql`documents.order_id = ${orderId}`)

/** Documents with the orders and debts that they are about; the caller says which. */
export const selectDocuments = (db: Db) =>
  db
    .selectFrom('documents')
    .innerJoin('orders', 'orders.id', 'documents.order_id')
    .leftJoin('receivables', 'receivables.order_id', 'documents.order_id')
    .leftJoin('documents as corrected', 'corrected.id', 'documents.invoice_id')
    .select(['documents.kind', 'documents.storefront', 'documents.year', 'documents.number'])
    .select(['documents.issued_on as issuedOn', 'documents.currency', 'documents.content'])
    .select(['documents.total_cents as totalCents', 'documents.vat_cents as vatCents'])
    .select(['corrected.year as correctedYear', 'corrected.number as correctedNumber'])
    .select(['corrected.issued_on as correctedOn', 'orders.placed_at as orderedOn'])
    .select(['orders.reference_number as orderNumber', 'orders.language', 'orders.contact'])
    .select(['orders.customer_type as customerType', 'orders.billing'])
    .select(['receivables.amount_cents as owedCents', 'receivables.due_at as dueAt'])

const readDocuments = (db: Db, where: RawBuilder<unknown>) =>
  selectDocuments(db)
    .where(sql<boolean>`${where}`)
    .orderBy('documents.kind', 'desc')
    .orderBy('documents.year')
    .orderBy('documents.number')
    .execute()
