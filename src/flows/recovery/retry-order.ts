import type { JobRequest } from '#domain/outbox/queue.ts'
import { listUnansweredPayments } from '#domain/payments/list-unfinished.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { OrderId } from '#kernel/ids.ts'
import { listOverdueJobs } from './reconcile-work.ts'

/** An order has few payments; each may wait for an answer. */
const paymentsMax = 100

/**
 * Sends the jobs for everything of one order that is begun and not finished, without waiting for reconciliation,
 * and answers with them. Each is harmless where it is under way already; what waits for a person (a held
 * payment, a refund that failed, an address that does not work) is left to them.
 */
export async function retryOrder(
  deps: Pick<Deps, 'db' | 'queue' | 'clock'>,
  orderId: OrderId,
): Promise<readonly JobRequest[]> {
  const now = deps.clock.now()
  return transact(deps, async (tx) => {
    const paymentIds = await listUnansweredPayments(tx, { limit: paymentsMax, orderId })
    const jobs: readonly JobRequest[] = [
      ...paymentIds.map(
        (paymentId): JobRequest => ({ name: 'resolve-payment', payload: { paymentId } }),
      ),
      ...(await listOverdueJobs(tx, { now, before: now, orderId })),
    ]
    await deps.queue.send(tx, jobs)
    return jobs
  })
}
