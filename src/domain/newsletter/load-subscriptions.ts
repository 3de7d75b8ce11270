import type { Expression } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { Db } from '#domain/db.ts'
import type { Subscription } from '#domain/newsletter/subscription.ts'
import type { SubscriptionId } from '#kernel/ids.ts'

export const loadSubscriptions = (
  db: Db,
  ids: readonly SubscriptionId[],
): Promise<readonly Subscription[]> => selectSubscriptions(db, ids).execute()

/** All that is read of subscriptions. */
export const selectSubscriptions = (
  db: Db,
  ids: readonly SubscriptionId[] | Expression<readonly SubscriptionId[]>,
) =>
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
