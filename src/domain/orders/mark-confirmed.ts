import type { Tx } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

export async function markConfirmed(
  tx: Tx,
  { ids, now }: { ids: readonly OrderId[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('orders')
    .set({ confirmation_sent_at: now })
    .where('id', 'in', ids)
    .where('confirmation_sent_at', 'is', null)
    .execute()
}
