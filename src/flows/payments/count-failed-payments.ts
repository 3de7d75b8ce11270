import { countFailures } from '#domain/payments/count-failures.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** Older failures are of another day's mind. */
const windowMs = 60 * 60_000

/** How often paying failed of late: after the second time the shop says whom to ask (SPEC §8). */
export async function countFailedPayments(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  visitorKey: string | undefined,
): Promise<number> {
  if (visitorKey === undefined) return 0
  return countFailures(db, { visitorKey, since: new Date(clock.now().getTime() - windowMs) })
}
