import type { ProviderNotification } from '#domain/payments/provider.ts'
import { storeNotifications } from '#domain/payments/store-notifications.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'

/**
 * Stores verified news of the provider together with the jobs that will act on it, and does nothing else: the
 * provider waits for the answer, and repeats what was not answered. Safe to repeat, in any order.
 */
export async function receiveNotifications(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'reached'>,
  notifications: readonly ProviderNotification[],
): Promise<void> {
  if (notifications.length === 0) return
  const now = deps.clock.now()
  await transact(deps, async (tx) => {
    const fresh = await storeNotifications(tx, { notifications, now })
    await deps.queue.send(
      tx,
      fresh.map((notificationId) => ({
        name: 'process-notification',
        payload: { notificationId },
      })),
    )
  })
  deps.reached('notification:stored')
}
