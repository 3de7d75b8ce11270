import { forgetSubscriptions } from '#domain/newsletter/forget-subscriptions.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** Lets go of sign-ups that nobody confirmed within a week, and of proofs whose year is over. */
export async function forgetOldSubscriptions(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute((tx) => forgetSubscriptions(tx, now))
}
