import type { JobRequest } from '#domain/outbox/queue.ts'
import { listUnansweredPayments } from '#domain/payments/list-unfinished.ts'
import { transact } from '#flows/shared/transact.ts'
import { listOverdueJobs, type ReconcileDeps } from './reconcile-work.ts'

const perStartMax = 500

/**
 * Called when a process starts: whatever an earlier one left half done is taken up at once, without waiting for
 * the jobs that died with it to be missed. What another process is doing at this moment is done twice, which
 * each step allows.
 */
export async function resumeWork(deps: ReconcileDeps): Promise<void> {
  const now = deps.clock.now()
  await transact(deps, async (tx) => {
    const paymentIds = await listUnansweredPayments(tx, { limit: perStartMax })
    const jobs: JobRequest[] = [
      ...paymentIds.map(
        (paymentId): JobRequest => ({ name: 'resolve-payment', payload: { paymentId } }),
      ),
      ...(await listOverdueJobs(tx, { now, before: now })),
    ]
    if (jobs.length > 0) deps.log.info({ count: jobs.length }, 'Work of an earlier run goes on.')
    await deps.queue.send(tx, jobs)
  })
}
