import type { Tx } from '#domain/db.ts'
import type { RefundId } from '#kernel/ids.ts'

export async function markRefundsTold(
  tx: Tx,
  { ids, now }: { ids: readonly RefundId[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('refunds')
    .set({ giver_told_at: now })
    .where('id', 'in', ids)
    .where('giver_told_at', 'is', null)
    .execute()
}
