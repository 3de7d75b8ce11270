import type { ProviderNotification } from '#domain/payments/provider.ts'
import {
  storeKnownNotifications,
  storeNotifications,
} from '#domain/payments/store-notifications.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'

type ReceiveDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'awaitedAnswers' | 'reached'>

/**
 * Stores verified news of the provider together with the jobs that will act on it, and does nothing else: the
 * provider waits for the answer, and repeats what was not answered. Safe to repeat, in any order. News of what this
 * process is being told itself waits for that.
 */
export async function receiveNotifications(
  deps: ReceiveDeps,
  notifications: readonly ProviderNotification[],
): Promise<void> {
  await deps.awaitedAnswers.written(notifications.flatMap(({ paymentId }) => paymentId ?? []))
  const now = deps.clock.now()
  const unknown = notifications.some(mayBeKnown)
    ? await inOneStatement(deps, (one) => storeKnownNotifications(one, { notifications, now }))
    : notifications
  if (unknown.length > 0) await storeWithJobs(deps, unknown)
  deps.reached('notification:stored')
}

const mayBeKnown = ({ kind, paymentId }: ProviderNotification): boolean =>
  kind === 'authorised' && paymentId !== undefined

const storeWithJobs = (
  deps: ReceiveDeps,
  notifications: readonly ProviderNotification[],
): Promise<void> =>
  transact(deps, async (tx) => {
    const fresh = await storeNotifications(tx, { notifications, now: deps.clock.now() })
    await deps.queue.send(
      tx,
      fresh.map((notificationId) => ({
        name: 'process-notification',
        payload: { notificationId },
      })),
    )
  })
