import type { Deps } from '#flows/shared/deps.ts'
import { outageOf } from '#flows/shared/outage-of.ts'
import type { PaymentId } from '#kernel/ids.ts'

/**
 * What helps a payment along and may fail while the database is away: its next reconciliation does the same
 * (`flows/recovery/reconcile-work.ts`). Whoever pays is told to wait either way.
 */
export async function ifReachable(
  { log }: Pick<Deps, 'log'>,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (outageOf(error) === undefined) throw error
    log.warn({ err: error }, 'A payment waits for its reconciliation.')
  }
}

/** Whoever pays is told to wait, so the log is the only place that says why. */
export function noteUnwritten(
  { log }: Pick<Deps, 'log'>,
  error: unknown,
  paymentId: PaymentId,
): void {
  log.warn({ err: error, paymentId }, 'What the provider answered could not be written.')
}
