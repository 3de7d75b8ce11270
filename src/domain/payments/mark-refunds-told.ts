import { anyOf } from '#domain/any-of.ts'
import type { OneStatement } from '#domain/db.ts'
import type { RefundId } from '#kernel/ids.ts'

export async function markRefundsTold(
  one: OneStatement,
  { ids, now }: { ids: readonly RefundId[]; now: Date },
): Promise<void> {
  await one
    .updateTable('refunds')
    .set({ giver_told_at: now })
    .where('id', '=', anyOf(ids))
    .where('giver_told_at', 'is', null)
    .execute()
}
