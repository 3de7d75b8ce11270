import type { OneStatement } from '#domain/db.ts'
import type { NotificationId } from '#kernel/ids.ts'

/** `outcome` is for people who read the table: what became of it, in a word. */
export async function markNotificationProcessed(
  one: OneStatement,
  processed: { id: NotificationId; outcome: string; now: Date },
): Promise<void> {
  await one
    .updateTable('payment_notifications')
    .set({ processed_at: processed.now, outcome: processed.outcome })
    .where('id', '=', processed.id)
    .where('processed_at', 'is', null)
    .execute()
}
