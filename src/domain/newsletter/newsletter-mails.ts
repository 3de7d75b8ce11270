import { sql } from 'kysely'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows, markIn } from '#domain/mail-rows.ts'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import type { Statement } from '#domain/prepared.ts'
import { selectSubscriptions } from './load-subscriptions.ts'

/**
 * Answers each wish for the newsletter once. One whose address does not work counts as answered, and is forgotten with all
 * who never confirm.
 */
export const newsletterMails = defineMailRows({
  kind: 'newsletter',
  table: 'newsletter_subscriptions',
  id: 'id',
  key: sql`'newsletter:' || newsletter_subscriptions.id || ':' ||
    floor(extract(epoch from mail_asked_at) * 1000)::bigint`,
  due: () => sql`(
    newsletter_subscriptions.ended_at is null and (mailed_at is null or mailed_at < mail_asked_at)
  )`,
  load: (claimed, { ids }): Statement<Subscription & ClaimedMail> =>
    selectSubscriptions(claimed, ids)
      .innerJoin(claimedMails, 'claimed.subjectId', 'newsletter_subscriptions.id')
      .select(claimedColumns),
  ifUndeliverable: { kind: 'countsAsTold' },
  mark: markIn('newsletter_subscriptions', 'mailed_at'),
})
