import type { Db } from '#domain/db.ts'
import { emailKeyOf } from '#kernel/email.ts'

/** Whether the letters of this storefront go to an address: asked for, and confirmed by its mailbox. */
export async function isSubscribed(
  db: Db,
  { storefront, email }: { storefront: string; email: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('storefront', '=', storefront)
    .where('email_key', '=', emailKeyOf(email))
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}
