import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Tx } from '#domain/db.ts'
import type { DocumentToNumber } from '#domain/documents/document.ts'
import { paidParts } from '#domain/paid-parts.ts'
import { titleOfGift } from '#domain/unit.ts'
import type { OrderId } from '#kernel/ids.ts'
import type { Localized } from '#kernel/language.ts'
import { giftLineKinds } from '#kernel/line-kind.ts'

/** Extras have the name of their kind, what is taken off that of its promotion. */
const titleOfLine = sql<Localized | null>`
  case when order_lines.kind in (${sql.join(giftLineKinds)}) then ${titleOfGift} else order_lines.title end`

/** What stands on the invoice of an order, paid or to be paid. */
export const linesOfOrder = (selectFrom: ExpressionBuilder<Database, 'orders'>['selectFrom']) =>
  jsonArrayFrom(
    selectFrom('order_lines')
      .leftJoin('order_packages', 'order_packages.id', 'order_lines.package_id')
      .select(['order_lines.kind', 'order_lines.quantity', 'order_lines.total_cents as totalCents'])
      .select(['vat_rate_basis_points as vatRateBasisPoints', 'order_lines.vat_cents as vatCents'])
      .select(titleOfLine.as('title'))
      .whereRef('order_lines.order_id', '=', 'orders.id')
      .orderBy('order_lines.position'),
  )

/** The next paid orders without an invoice, locked; those that somebody works on at this moment have their turn later. */
export async function listOrdersToInvoice(
  tx: Tx,
  limit: number,
): Promise<readonly DocumentToNumber[]> {
  const rows = await tx
    .selectFrom('orders')
    .select(['orders.id as orderId', 'orders.storefront', 'orders.currency'])
    .select(({ selectFrom }) => [
      linesOfOrder(selectFrom).as('lines'),
      paidParts(selectFrom).as('tenders'),
    ])
    .where('settled_at', 'is not', null)
    .where('invoiced_at', 'is', null)
    .orderBy('settled_at')
    .limit(limit)
    .forNoKeyUpdate('orders')
    .skipLocked()
    .execute()
  return rows.map((row) => ({ ...row, kind: 'invoice', refundId: null, invoiceId: null }))
}

export async function markInvoiced(
  tx: Tx,
  { orderIds, now }: { orderIds: readonly OrderId[]; now: Date },
): Promise<void> {
  if (orderIds.length === 0) return
  await tx.updateTable('orders').set({ invoiced_at: now }).where('id', 'in', orderIds).execute()
}
