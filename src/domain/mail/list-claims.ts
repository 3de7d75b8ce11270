import type { Db } from '#domain/db.ts'
import type { MailKind } from '#domain/mail-claim.ts'

/** Mails that were to be tried again before `before`, the first due first. Their job was lost, or their holder died. */
export async function listUnsentMails(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<readonly { kind: MailKind; subjectId: string }[]> {
  return db
    .selectFrom('mail_claims')
    .select(['kind', 'subject_id as subjectId'])
    .where('ended_at', 'is', null)
    .where('next_try_at', '<=', before)
    .orderBy('next_try_at')
    .limit(limit)
    .execute()
}

/** Mails that were tried first before `before` and did not go yet. */
export async function listLateMails(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<readonly { kind: MailKind; subjectId: string }[]> {
  return db
    .selectFrom('mail_claims')
    .select(['kind', 'subject_id as subjectId'])
    .where('ended_at', 'is', null)
    .where('first_tried_at', '<=', before)
    .limit(limit)
    .execute()
}

/** Who sends mails at this moment, or did when they died. */
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
