import type { Tx } from '#domain/db.ts'
import { velocityDaysKept } from '#domain/storefronts/fairness.ts'
import { dayMs } from '#kernel/day-ms.ts'

/** Deletes what was counted more than 30 days ago. */
export async function forgetVelocity(tx: Tx, now: Date): Promise<void> {
  const keptSince = new Date(now.getTime() - velocityDaysKept * dayMs)
  await tx.deleteFrom('order_velocity').where('hour', '<', keptSince).execute()
}
