import type { SetLater } from '#domain/columns.ts'
import type { SubscriptionId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

/** The table of the newsletter, as db/migrations/0010-captcha-and-newsletter.sql makes it. */
export type NewsletterTables = { newsletter_subscriptions: NewsletterSubscriptionsTable }

type NewsletterSubscriptionsTable = {
  id: SubscriptionId
  storefront: string
  language: Language
  email: string
  email_key: string
  first_name: SetLater<string>
  consent_version: string
  asked_at: Date
  mail_asked_at: Date
  mailed_at: SetLater<Date>
  confirmed_at: SetLater<Date>
  ended_at: SetLater<Date>
}
