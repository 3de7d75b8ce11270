import type { OneStatement } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

export async function markConfirmed(
  one: OneStatement,
  { ids, now }: { ids: readonly OrderId[]; now: Date },
): Promise<void> {
  await one
    .updateTable('orders')
    .set({ confirmation_sent_at: now })
    .where('id', 'in', ids)
    .where('confirmation_sent_at', 'is', null)
    .execute()
}
