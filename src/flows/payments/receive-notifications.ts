import { hash } from 'node:crypto'
import type { NotificationSetAside, ProviderNotification } from '#domain/payments/provider.ts'
import { setNotificationsAside } from '#domain/payments/set-aside-notifications.ts'
import {
  storeKnownNotifications,
  storeNotifications,
} from '#domain/payments/store-notifications.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'

type ReceiveDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'queue' | 'awaitedAnswers' | 'reached'>

/**
 * Stores verified news of the provider together with the jobs that will act on it, and does nothing else: the
 * provider waits for the answer, and repeats what was not answered. Safe to repeat, in any order. News of what this
 * process is being told itself waits for that. A notification that the database refuses for what it says is set aside,
 * and keeps none of the others back; during an outage the failure is thrown, so that all of it comes again.
 */
export async function receiveNotifications(
  deps: ReceiveDeps,
  notifications: readonly ProviderNotification[],
): Promise<void> {
  await deps.awaitedAnswers.written(notifications.flatMap(({ paymentId }) => paymentId ?? []))
  await storeAll(deps, notifications)
  deps.reached('notification:stored')
}

async function storeAll(
  deps: ReceiveDeps,
  notifications: readonly ProviderNotification[],
): Promise<void> {
  try {
    await store(deps, notifications)
  } catch (error) {
    if (!isRefusedForItsValues(error)) throw error
    if (notifications.length > 1) for (const one of notifications) await storeAll(deps, [one])
    else await setNewsAside(deps, notifications.map(notStored))
  }
}

/** SQLSTATE of values out of range, of broken rules, and of what is too large for an index. */
const isRefusedForItsValues = (error: unknown): boolean => {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^(22|23|54)\w{3}$/.test(code)
}

const factsLengthMax = 2000

/** JSON escapes what a text of the database refuses, except for half a character at the end. */
const notStored = (news: ProviderNotification): NotificationSetAside => ({
  why: 'notStored',
  digest: hash('sha256', JSON.stringify(news), 'hex'),
  facts: JSON.stringify(news).slice(0, factsLengthMax).toWellFormed(),
})

/** Keeps genuine news that the shop does not act upon, and tells the operator of it. */
export async function setNewsAside(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'queue'>,
  setAside: readonly NotificationSetAside[],
): Promise<void> {
  if (setAside.length === 0) return
  const now = deps.clock.now()
  await transact(deps, (tx) => setNotificationsAside(tx, { setAside, now }))
  for (const { why, digest, facts } of setAside)
    if (why === 'otherAccount')
      deps.log.warn({ digest, facts }, 'Notification of another merchant account; ignored.')
    else
      deps.log.error(
        { alert: true, why, digest, facts },
        'Genuine notification set aside; see `notifications aside` and act on it by hand.',
      )
}

async function store(
  deps: ReceiveDeps,
  notifications: readonly ProviderNotification[],
): Promise<void> {
  const now = deps.clock.now()
  const unknown = notifications.some(mayBeKnown)
    ? await inOneStatement(deps, (one) => storeKnownNotifications(one, { notifications, now }))
    : notifications
  if (unknown.length > 0) await storeWithJobs(deps, unknown)
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
