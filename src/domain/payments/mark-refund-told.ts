import type { Tx } from '#domain/db.ts'
import type { RefundId } from '#kernel/ids.ts'

export async function markRefundTold(
  tx: Tx,
  { id, now }: { id: RefundId; now: Date },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ giver_told_at: now })
    .where('id', '=', id)
    .where('giver_told_at', 'is', null)
    .execute()
}
