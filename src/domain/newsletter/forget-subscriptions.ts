import type { Tx } from '#domain/db.ts'
import { confirmWithinMs, proofKeptMs } from '#domain/newsletter/subscription.ts'

/** Deletes what nobody confirmed in time, and proofs of consents that were withdrawn long ago. */
export async function forgetSubscriptions(tx: Tx, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await tx
    .deleteFrom('newsletter_subscriptions')
    .where('confirmed_at', 'is', null)
    .where('mail_asked_at', '<', before(confirmWithinMs))
    .execute()
  await tx
    .deleteFrom('newsletter_subscriptions')
    .where('ended_at', '<', before(proofKeptMs))
    .execute()
}
