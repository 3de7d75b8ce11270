import type { Db, Tx } from '#domain/db.ts'
import { listLateMails } from '#domain/mail/list-claims.ts'
import {
  listOrdersToActivate,
  listShipmentsToActivate,
} from '#domain/orders/claim-printed-units.ts'
import { expireOrders, listOrdersToIssue } from '#domain/orders/list-unfinished.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import {
  listPaymentsToCheck,
  listRefundsToSend,
  listWaitingNotifications,
} from '#domain/payments/list-unfinished.ts'
import { takeUpNotifications, takeUpRefunds } from '#domain/payments/take-up.ts'
import { listStatedWithdrawals } from '#domain/withdrawals/lock-withdrawal.ts'
import { listOverdueMailJobs } from '#flows/mail/list-overdue-mail-jobs.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import { mailKinds } from '#flows/mail/mail-kinds.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { NotificationId, OrderId, RefundId } from '#kernel/ids.ts'

export type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'log'>

/**
 * Jobs do their work within seconds; what still waits after this was lost with its job. Less than a round, so that it is
 * taken up in the second one at the latest.
 */
const graceMs = 50_000
/** SPEC §9: a digital card is there within the hour. What waits longer goes wrong each time that it is tried. */
const lateMs = 60 * 60 * 1000
/**
 * As long as a session of most methods; one that takes longer keeps its order, and so does a quote
 * that is valid.
 */
const unpaidLifetimeMs = dayMs
/** Of each kind in one round, those first that were to be taken first; what is taken in vain moves back. */
const perRoundMax = 500

/**
 * Finds what was begun and not finished and has it finished: payments without an answer, news that nobody
 * processed, paid orders without cards, cards without a mail, refunds not
 * sent or not told of. It only sends jobs, none beside one that waits for the same work.
 */
export async function reconcileWork(deps: ReconcileDeps): Promise<void> {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - graceMs)
  await transact(deps, async (tx) => {
    await expireOrders(tx, { placedBefore: new Date(now.getTime() - unpaidLifetimeMs), now })
    const paymentIds = await listPaymentsToCheck(tx, { now, limit: perRoundMax })
    const round = { now, before, limit: perRoundMax }
    const taken = {
      notificationIds: await takeUpNotifications(tx, round),
      refundIds: await takeUpRefunds(tx, round),
    }
    const overdue = await listOverdueJobs(tx, { now, before, taken })
    const jobs: JobRequest[] = [
      ...paymentIds.map(
        (paymentId): JobRequest => ({ name: 'resolve-payment', payload: { paymentId } }),
      ),
      ...overdue,
    ]
    const count = await deps.queue.sendMissing(tx, jobs)
    if (count > 0) deps.log.warn({ count }, 'Unfinished work is taken up again.')
    await reportLateWork(tx, deps, { isElseOverdue: overdue.length > 0 })
  })
}

/** Retrying heals what the outside broke; what it has not healed by now calls for a person. */
async function reportLateWork(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'log'>,
  { isElseOverdue }: { isElseOverdue: boolean },
): Promise<void> {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - lateMs)
  const mails = await listLateMails(tx, mailKinds, { now, before, limit: perRoundMax })
  const late = [
    ...(isElseOverdue ? await listOverdueJobs(tx, { now, before }) : []),
    ...mails.map(({ kind, subjectId }) => mailJob(kind, subjectId)),
  ]
  if (late.length === 0) return
  const names = [...new Set(late.map(({ name }) => name))]
  deps.log.error({ alert: true, count: late.length, names }, 'Work is left undone for an hour.')
}

type Overdue = {
  now: Date
  before: Date
  orderId?: OrderId | undefined
  /** What this round took of those that may wait in vain for long. */
  taken?: {
    notificationIds: readonly NotificationId[]
    refundIds: readonly RefundId[]
  }
}

/** The jobs for everything that became due before `before`, of one order where it is named. */
export async function listOverdueJobs(
  db: Db,
  { now, before, orderId, taken }: Overdue,
): Promise<readonly JobRequest[]> {
  const overdue = { before, limit: perRoundMax, orderId }
  const notificationIds = taken?.notificationIds ?? (await listWaitingNotifications(db, overdue))
  const toIssue = await listOrdersToIssue(db, { ...overdue, now })
  const toActivate = await listShipmentsToActivate(db, overdue)
  const ordersToActivate = await listOrdersToActivate(db, overdue)
  const refundIds = taken?.refundIds ?? (await listRefundsToSend(db, overdue))
  const withdrawalIds = orderId === undefined ? await listStatedWithdrawals(db, overdue) : []
  const mailJobs = await listOverdueMailJobs(db, { ...overdue, now })
  return [
    ...notificationIds.map((notificationId) => ({
      name: 'process-notification' as const,
      payload: { notificationId },
    })),
    ...toIssue.map((orderId) => ({ name: 'issue-cards' as const, payload: { orderId } })),
    ...toActivate.map((shipmentId) => ({
      name: 'activate-cards' as const,
      payload: { shipmentId },
    })),
    ...ordersToActivate.map((orderId) => ({
      name: 'activate-order' as const,
      payload: { orderId },
    })),
    ...mailJobs,
    ...refundIds.map((refundId) => ({ name: 'send-refund' as const, payload: { refundId } })),
    ...withdrawalIds.map((withdrawalId) => ({
      name: 'carry-out-withdrawal' as const,
      payload: { withdrawalId },
    })),
  ]
}
