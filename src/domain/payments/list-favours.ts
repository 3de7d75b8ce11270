import { sql } from 'kysely'
import { centsOfRefund } from '#domain/cents-of-refund.ts'
import type { Db } from '#domain/db.ts'
import { isCurrentRefund } from '#domain/payments/money-back.ts'
import type { OrderId } from '#kernel/ids.ts'

/** What these orders got back as a favour, as far as no card has made up for it since; orders without any are left out. */
export async function listFavours(
  db: Db,
  orderIds: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, number>> {
  if (orderIds.length === 0) return new Map()
  const cents = sql<number>`(
    coalesce(sum(${centsOfRefund}) filter (where reason = 'favour' and ${isCurrentRefund}), 0) - sum(favour_cents)
  )::bigint`
  const rows = await db
    .selectFrom('refunds')
    .select([sql<OrderId>`order_id`.as('orderId'), cents.as('cents')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .having(cents, '>', 0)
    .execute()
  return new Map(rows.map((row) => [row.orderId, row.cents]))
}
