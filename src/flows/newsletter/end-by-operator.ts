import { endSubscription } from '#domain/newsletter/end-subscription.ts'
import { findSubscription } from '#domain/newsletter/find-subscription.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { refusal } from '#kernel/operator-refusal.ts'

/** Takes an address off the newsletter at once, for somebody who asks a person. Throws `subscriptionUnknown`. */
export async function endByOperator(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { email }: { email: string },
): Promise<{ email: string }> {
  const id = await findSubscription(db, email)
  if (id === undefined) throw refusal('subscriptionUnknown', { email })
  await db.transaction().execute((tx) => endSubscription(tx, { id, now: clock.now() }))
  return { email }
}
