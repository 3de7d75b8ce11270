import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import { neverTried } from '#domain/mail-claim.ts'
import type { MailKind } from '#domain/mail-kind.ts'
import { isStillDue, type UntoldMails } from '#domain/mail-rows.ts'
import type { OrderId } from '#kernel/ids.ts'

/**
 * True while the mail of a claim has to be sent. A subject that was told otherwise, taken back or changed leaves its claim
 * behind, which nobody waits for.
 */
const isWaitedFor = (kinds: readonly UntoldMails[], now: Date) =>
  sql<boolean>`(case ${sql.join(
    kinds.map(
      (mails) => sql`when mail_claims.kind = ${sql.lit(mails.kind)} then ${isStillDue(mails, now)}`,
    ),
    sql` `,
  )} end)`

type UnsentMail = { kind: MailKind; subjectId: string }

type Looked = { now: Date; before: Date; limit: number }

/** Mails that were to be tried again before `before`, the first due first. Their job was lost, or their holder died. */
export const listUnsentMails = (
  db: Db,
  kinds: readonly UntoldMails[],
  { before, ...looked }: Looked,
): Promise<readonly UnsentMail[]> =>
  selectUnsent(db, kinds, looked)
    .where('next_try_at', '<=', before)
    .orderBy('next_try_at')
    .execute()

/** Mails that were tried first before `before` and did not go yet. */
export const listLateMails = (
  db: Db,
  kinds: readonly UntoldMails[],
  { before, ...looked }: Looked,
): Promise<readonly UnsentMail[]> =>
  selectUnsent(db, kinds, looked).where('first_tried_at', '<=', before).execute()

const selectUnsent = (
  db: Db,
  kinds: readonly UntoldMails[],
  { now, limit }: Omit<Looked, 'before'>,
) =>
  db
    .selectFrom('mail_claims')
    .select(['kind', 'subject_id as subjectId'])
    .where('ended_at', 'is', null)
    .where(isWaitedFor(kinds, now))
    .limit(limit)

/**
 * Subjects whose mail is due since `before` at the latest, the first due first. Of all orders: those whose mail was never
 * tried; `listUnsentMails` knows the others. Empty for kinds that reconciliation does not find.
 */
export async function listUntold(
  db: Db,
  { table, id, key, due, overdue }: UntoldMails,
  { now, before, limit, orderId }: Looked & { orderId?: OrderId | undefined },
): Promise<readonly string[]> {
  const isAsked = orderId === undefined ? neverTried(key) : overdue?.isOf(orderId)
  if (overdue === undefined || isAsked === undefined) return []
  const rows = await db
    .selectFrom(sql`${sql.table(table)}`.as(table))
    .select(sql<string>`${sql.ref(id)}`.as('subjectId'))
    .where(due(now))
    .where(isAsked)
    .where(overdue.since, '<=', before)
    .orderBy(overdue.since)
    .limit(limit)
    .execute()
  return rows.map(({ subjectId }) => subjectId)
}

/** Names of processes that send mails at this moment, or did when they died. */
export async function listMailHolders(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('mail_claims')
    .select('held_by as name')
    .distinct()
    .where('ended_at', 'is', null)
    .where('held_by', 'is not', null)
    .execute()
  return rows.flatMap(({ name }) => name ?? [])
}
