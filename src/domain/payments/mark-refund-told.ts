import type { OneStatement } from '#domain/db.ts'
import type { RefundId } from '#kernel/ids.ts'

export async function markRefundTold(
  one: OneStatement,
  { id, now }: { id: RefundId; now: Date },
): Promise<void> {
  await one
    .updateTable('refunds')
    .set({ giver_told_at: now })
    .where('id', '=', id)
    .where('giver_told_at', 'is', null)
    .execute()
}
