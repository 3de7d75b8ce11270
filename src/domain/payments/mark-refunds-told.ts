import type { OneStatement } from '#domain/db.ts'
import type { RefundId } from '#kernel/ids.ts'

export async function markRefundsTold(
  one: OneStatement,
  { ids, now }: { ids: readonly RefundId[]; now: Date },
): Promise<void> {
  await one
    .updateTable('refunds')
    .set({ giver_told_at: now })
    .where('id', 'in', ids)
    .where('giver_told_at', 'is', null)
    .execute()
}
