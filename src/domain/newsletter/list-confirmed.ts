import type { Db } from '#domain/db.ts'

/** Everybody who gets the newsletter now, with what proves that they want it; the oldest subscription first. */
export const listConfirmed = (db: Db) =>
  db
    .selectFrom('newsletter_subscriptions')
    .select([
      'id',
      'email',
      'first_name as firstName',
      'language',
      'storefront',
      'consent_version as consentVersion',
      'asked_at as askedAt',
      'confirmed_at as confirmedAt',
    ])
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute()

export type ConfirmedSubscription = Awaited<ReturnType<typeof listConfirmed>>[number]
