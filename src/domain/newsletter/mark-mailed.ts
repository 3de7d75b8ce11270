import { anyOf } from '#domain/any-of.ts'
import type { OneStatement } from '#domain/db.ts'
import type { SubscriptionId } from '#kernel/ids.ts'

/** Their mail is on its way, so the job that runs again sends nothing. */
export async function markMailed(
  one: OneStatement,
  { ids, now }: { ids: readonly SubscriptionId[]; now: Date },
): Promise<void> {
  await one
    .updateTable('newsletter_subscriptions')
    .set({ mailed_at: now })
    .where('id', '=', anyOf(ids))
    .execute()
}
