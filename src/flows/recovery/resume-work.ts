import { listMailHolders } from '#domain/mail/list-claims.ts'
import { releaseClaims } from '#domain/mail/mark-claims.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import { listUnansweredPayments } from '#domain/payments/list-unfinished.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { listOverdueJobs, type ReconcileDeps } from './reconcile-work.ts'

const perStartMax = 500

/**
 * Called when a process starts: whatever an earlier one left half done is taken up at once, without waiting for
 * the jobs that died with it to be missed. Mails that a living process holds are left to it; what else another process is doing
 * at this moment is done twice, which each step allows.
 */
export async function resumeWork(deps: ReconcileDeps & Pick<Deps, 'leaseHolder'>): Promise<void> {
  const now = deps.clock.now()
  await transact(deps, async (tx) => {
    const gone = (await listMailHolders(tx)).filter(deps.leaseHolder.isGone)
    await releaseClaims(tx, { holders: gone, now })
    const paymentIds = await listUnansweredPayments(tx, { limit: perStartMax })
    const jobs: JobRequest[] = [
      ...paymentIds.map(
        (paymentId): JobRequest => ({ name: 'resolve-payment', payload: { paymentId } }),
      ),
      ...(await listOverdueJobs(tx, { now, before: now })),
    ]
    const count = await deps.queue.sendMissing(tx, jobs)
    if (count > 0) deps.log.info({ count }, 'Work of an earlier run goes on.')
  })
}
