import type { Db } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

/** The invoice of an order, then what was credited of it. */
export const listDocuments = (db: Db, orderId: OrderId) =>
  db
    .selectFrom('documents')
    .select(['id', 'kind', 'storefront', 'year', 'number', 'currency', 'content'])
    .select(['total_cents as totalCents', 'vat_cents as vatCents', 'issued_on as issuedOn'])
    .where('order_id', '=', orderId)
    .orderBy('kind', 'desc')
    .orderBy('year')
    .orderBy('number')
    .execute()

export type ListedDocument = Awaited<ReturnType<typeof listDocumentsOf>>[number]

/** Invoices and credit notes of many orders, in the order of their numbers. */
export const listDocumentsOf = async (db: Db, orderIds: readonly OrderId[]) =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom('documents')
        .select(['order_id as orderId', 'kind', 'storefront', 'year', 'number'])
        .select(['total_cents as totalCents', 'currency', 'issued_on as issuedOn'])
        .where('order_id', 'in', orderIds)
        .orderBy('kind', 'desc')
        .orderBy('year')
        .orderBy('number')
        .execute()

/** As people write it: `GCSNL-2026-000123`, and `GCSNL-C-2026-000004` of a credit note. */
export const documentNumber = ({
  kind,
  storefront,
  year,
  number,
}: Pick<
  Awaited<ReturnType<typeof listDocuments>>[number],
  'kind' | 'storefront' | 'year' | 'number'
>): string =>
  [storefront, ...(kind === 'creditNote' ? ['C'] : []), year, String(number).padStart(6, '0')].join(
    '-',
  )
