import type { OneStatement } from '#domain/db.ts'
import type { SubscriptionId } from '#kernel/ids.ts'

/** Confirms what was asked; the first time counts and repeating it changes nothing. */
export async function confirmSubscription(
  one: OneStatement,
  { id, now }: { id: SubscriptionId; now: Date },
): Promise<void> {
  await one
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}
