import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { MailKind } from '#domain/mail-claim.ts'

/**
 * Nobody waits any more for the mail of a delivery that was withdrawn or goes to another address now, and none is sent of an
 * order that is halted; when that goes on, whoever decides it sends the job.
 */
const isWaitedFor = sql<boolean>`(mail_claims.kind not in ('card', 'cardAgain') or exists (
  select from deliveries join orders on orders.id = deliveries.order_id
  where deliveries.id = mail_claims.subject_id and orders.state <> 'halted' and (
    deliveries.state = 'waiting'
      and mail_claims.key = 'card:' || deliveries.id || ':' || deliveries.link_version
    or deliveries.state in ('sent', 'opened')
      and mail_claims.key = 'card-again:' || deliveries.id || ':' || deliveries.link_version || ':' || resends
  )
))`

type UnsentMail = { kind: MailKind; subjectId: string }

/** Mails that were to be tried again before `before`, the first due first. Their job was lost, or their holder died. */
export const listUnsentMails = (
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<readonly UnsentMail[]> =>
  selectUnsent(db, limit).where('next_try_at', '<=', before).orderBy('next_try_at').execute()

/** Mails that were tried first before `before` and did not go yet. */
export const listLateMails = (
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<readonly UnsentMail[]> =>
  selectUnsent(db, limit).where('first_tried_at', '<=', before).execute()

const selectUnsent = (db: Db, limit: number) =>
  db
    .selectFrom('mail_claims')
    .select(['kind', 'subject_id as subjectId'])
    .where('ended_at', 'is', null)
    .where(isWaitedFor)
    .limit(limit)

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
