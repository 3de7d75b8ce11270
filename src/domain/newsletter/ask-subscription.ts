import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { consentVersion, mailPauseMs } from '#domain/newsletter/subscription.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { newId, type SubscriptionId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

export type SubscriptionRequest = {
  storefront: string
  language: Language
  email: string
  firstName: string | undefined
  now: Date
}

const table = 'newsletter_subscriptions'

type Changeable = 'asked_at' | 'language' | 'email' | 'first_name' | 'consent_version'

/**
 * Notes that somebody asked, in one statement whether the address is known or not. Gives the subscription to mail
 * to, or undefined while the mail before is less than an hour old. What somebody confirmed, nobody changes by asking.
 */
export async function askSubscription(
  tx: Tx,
  { storefront, language, email, firstName, now }: SubscriptionRequest,
): Promise<SubscriptionId | undefined> {
  const unlessConfirmed = <Value>(column: Changeable) =>
    sql<Value>`case when ${sql.ref(`${table}.confirmed_at`)} is null
      then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`${table}.${column}`)} end`
  const asked = await tx
    .insertInto(table)
    .values({
      id: newId('sub', now.getTime()),
      storefront,
      language,
      email,
      email_key: emailKeyOf(email),
      first_name: firstName ?? null,
      consent_version: consentVersion,
      asked_at: now,
      mail_asked_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['storefront', 'email_key'])
        .where('ended_at', 'is', null)
        .doUpdateSet({
          mail_asked_at: now,
          asked_at: unlessConfirmed('asked_at'),
          language: unlessConfirmed('language'),
          email: unlessConfirmed('email'),
          first_name: unlessConfirmed('first_name'),
          consent_version: unlessConfirmed('consent_version'),
        })
        .where(`${table}.mail_asked_at`, '<=', new Date(now.getTime() - mailPauseMs)),
    )
    .returning('id')
    .executeTakeFirst()
  return asked?.id
}
