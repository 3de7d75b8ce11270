import type { Tx } from '#domain/db.ts'
import type { SubscriptionId } from '#kernel/ids.ts'

/**
 * Ends the newsletter for the address of this subscription, also where it was asked for anew since: a reader who clicks in
 * an old letter wants no more letters. What was never confirmed is forgotten at once; of the rest stays the proof,
 * without a name. Repeating it changes nothing.
 */
export async function endSubscription(
  tx: Tx,
  { id, now }: { id: SubscriptionId; now: Date },
): Promise<void> {
  const { storefront, emailKey } =
    (await tx
      .selectFrom('newsletter_subscriptions')
      .select(['storefront', 'email_key as emailKey'])
      .where('id', '=', id)
      .executeTakeFirst()) ?? {}
  if (storefront === undefined || emailKey === undefined) return
  await tx
    .deleteFrom('newsletter_subscriptions')
    .where('storefront', '=', storefront)
    .where('email_key', '=', emailKey)
    .where('confirmed_at', 'is', null)
    // As none is that was never confirmed; the index of addresses knows no others.
    .where('ended_at', 'is', null)
    .execute()
  await tx
    .updateTable('newsletter_subscriptions')
    .set({ ended_at: now, first_name: null })
    .where('storefront', '=', storefront)
    .where('email_key', '=', emailKey)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute()
}
