import type { Tx } from '#domain/db.ts'
import { allocateCredit } from '#domain/receivables/change-receivables.ts'
import type { Deps } from './deps.ts'

type ToPay = Omit<Parameters<typeof allocateCredit>[1], 'now'>

/**
 * Gives what a company has to its good to its open debts. Orders that are paid by it go on where
 * their cards were blocked. The company is locked.
 */
export async function payDebts(
  tx: Tx,
  { queue, clock }: Pick<Deps, 'queue' | 'clock'>,
  toPay: ToPay,
): Promise<void> {
  const paid = await allocateCredit(tx, { ...toPay, now: clock.now() })
  const jobs = paid.map((orderId) => ({
    name: 'unblock-paid-cards' as const,
    payload: { orderId },
  }))
  if (jobs.length > 0) await queue.send(tx, jobs)
}
