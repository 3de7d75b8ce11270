import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { Db, OneStatement } from '#domain/db.ts'
import {
  type ClaimedMail,
  claimedColumns,
  claimedMails,
  claiming,
  type MailClaim,
} from '#domain/mail-claim.ts'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import type { SubscriptionId } from '#kernel/ids.ts'

export const loadSubscriptions = (
  db: Db,
  ids: readonly SubscriptionId[],
): Promise<readonly Subscription[]> => selectSubscriptions(db, ids).execute()

/** Those of them whose newest wish was not answered yet, their mails claimed in the same statement. */
export async function claimSubscriptions(
  one: OneStatement,
  { ids, claim }: { ids: readonly SubscriptionId[]; claim: MailClaim },
): Promise<readonly (Subscription & ClaimedMail)[]> {
  const askedAtMs = sql`floor(extract(epoch from mail_asked_at) * 1000)::bigint`
  const due = one
    .selectFrom('newsletter_subscriptions')
    .select(['id as subjectId', sql<string>`'newsletter:' || id || ':' || ${askedAtMs}`.as('key')])
    .where('id', '=', anyOf(ids))
    .where('ended_at', 'is', null)
    .where(({ eb, or, ref }) =>
      or([eb('mailed_at', 'is', null), eb('mailed_at', '<', ref('mail_asked_at'))]),
    )
  return selectSubscriptions(claiming(one, { kind: 'newsletter', due, claim }), ids)
    .innerJoin(claimedMails, 'claimed.subjectId', 'newsletter_subscriptions.id')
    .select(claimedColumns)
    .execute()
}

const selectSubscriptions = (db: Db, ids: readonly SubscriptionId[]) =>
  db
    .selectFrom('newsletter_subscriptions')
    .select([
      'id',
      'storefront',
      'language',
      'email',
      'first_name as firstName',
      'asked_at as askedAt',
      'mail_asked_at as mailAskedAt',
      'mailed_at as mailedAt',
      'confirmed_at as confirmedAt',
      'ended_at as endedAt',
    ])
    .where('id', '=', anyOf(ids))
