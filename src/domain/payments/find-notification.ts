import type { Db } from '#domain/db.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import type { NotificationId } from '#kernel/ids.ts'

/** `undefined` once it is processed. */
export async function findWaitingNotification(
  db: Db,
  id: NotificationId,
): Promise<{ body: ProviderNotification; receivedAt: Date } | undefined> {
  return db
    .selectFrom('payment_notifications')
    .select(['body', 'received_at as receivedAt'])
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .executeTakeFirst()
}
