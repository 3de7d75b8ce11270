import type { Db } from '#domain/db.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { SubscriptionId } from '#kernel/ids.ts'

/** Of an address that asked for the newsletter or gets it, in whichever storefront. */
export async function findSubscription(db: Db, email: string): Promise<SubscriptionId | undefined> {
  const found = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('email_key', '=', emailKeyOf(email))
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found?.id
}
