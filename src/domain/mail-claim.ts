import { type AliasedRawBuilder, type Expression, type RawBuilder, sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import { alongWith, type Db, type OneStatement } from '#domain/db.ts'

/** Who is about to send, and until when nobody else does. */
export type MailClaim = { by: string; now: Date; until: Date }

type ClaimInStatement = { [Name in keyof MailClaim]: MailClaim[Name] | Expression<MailClaim[Name]> }

type DueMail = { key: string; subjectId: string }

/** A mail that its holder alone may send now. */
export type ClaimedMail = DueMail & { firstTriedAt: Date; tries: number }

/**
 * Claims mails and reads what they need, in one statement: `due` says which may go, and what is read through the answer
 * sees those that were won as `claimedMails`. A mail that ended, or that another process holds, is not won.
 */
export function claiming(
  one: OneStatement,
  { kind, due, claim }: { kind: string; due: Expression<DueMail>; claim: ClaimInStatement },
): Db {
  const { by, now, until } = claim
  const begun = one.with(
    'claimed',
    () => sql<DueMail>`(
      insert into mail_claims as own (key, kind, subject_id, held_by, next_try_at, first_tried_at, tries)
      select due.key, ${kind}, due."subjectId", ${by}, ${until}::timestamptz, ${now}::timestamptz, 1
      from ${due} as due order by due.key
      on conflict (key) do update set
        held_by = excluded.held_by, next_try_at = excluded.next_try_at, tries = own.tries + 1
      where own.ended_at is null and (own.held_by is null or own.next_try_at <= ${now}::timestamptz)
      returning key, subject_id as "subjectId", first_tried_at as "firstTriedAt", tries)`,
  )
  // Its reading half is what a query asks for.
  return begun as unknown as Db
}

/** True while no process tried to send the mail of this key; `listUnsentMails` knows it afterwards. */
export const neverTried = (key: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from mail_claims where mail_claims.key = ${key})`

/** To be joined by `subjectId` in what is read through `claiming`. */
export const claimedMails: AliasedRawBuilder<ClaimedMail, 'claimed'> = sql<ClaimedMail>`claimed`.as(
  'claimed',
)

export const claimedColumns = [
  'claimed.key',
  'claimed.subjectId',
  'claimed.firstTriedAt',
  'claimed.tries',
] as const

/** The one statement that is run through it also says that the mails ended: they were sent, or given up. */
export const ending = (
  one: OneStatement,
  { keys, now }: { keys: readonly string[]; now: Date },
): OneStatement =>
  alongWith(one, 'ended', (db) =>
    db
      .updateTable('mail_claims')
      .set({ ended_at: now, held_by: null })
      .where('key', '=', anyOf(keys))
      .returning('key'),
  )
