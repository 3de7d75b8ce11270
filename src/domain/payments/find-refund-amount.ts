import type { Db } from '#domain/db.ts'
import type { RefundId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

/** What a refund gives back; undefined for an id that is not ours. */
export async function findRefundAmount(db: Db, refundId: RefundId): Promise<Money | undefined> {
  return db
    .selectFrom('refunds')
    .select(['currency', 'amount_cents as cents'])
    .where('id', '=', refundId)
    .executeTakeFirst()
}
