import type { Db } from '#domain/db.ts'
import { emailKeyOf } from '#kernel/email.ts'

/** Consent of an address to the newsletter, and its end. */
export type NewsletterConsent = {
  askedAt: Date
  confirmedAt: Date | null
  endedAt: Date | null
  /** Version of the sentence beside the button. */
  consentVersion: string
  firstName: string | null
}

/** Consents of an address to the newsletter of a storefront, the newest first. */
export const listConsents = (
  db: Db,
  { storefront, email }: { storefront: string; email: string },
): Promise<readonly NewsletterConsent[]> =>
  db
    .selectFrom('newsletter_subscriptions')
    .select(['asked_at as askedAt', 'confirmed_at as confirmedAt', 'ended_at as endedAt'])
    .select(['consent_version as consentVersion', 'first_name as firstName'])
    .where('storefront', '=', storefront)
    .where('email_key', '=', emailKeyOf(email))
    .orderBy('asked_at', 'desc')
    .execute()
