import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { MailKind } from '#domain/mail-kind.ts'
import { unopenedAfterMs } from '#kernel/limits.ts'

/**
 * Nobody waits any more for the mail of a delivery that was withdrawn or goes to another address now, for a reminder that was
 * taken back, for how a shipment, a refund or a withdrawal stood before it stood otherwise, for news of a gift that was opened or handed over meanwhile or went to another address since or whose giver is
 * forgotten, for whereto a transfer goes that came or is over, for a link to an account that ended with it, nor for a thank-you that was forgotten; and none is sent of an order that is halted: when that goes on, whoever decides it sends the job.
 */
const isWaitedFor = (now: Date) => sql<boolean>`(case
  when mail_claims.kind in ('card', 'cardAgain') then exists (
    select from deliveries join orders on orders.id = deliveries.order_id
    where deliveries.id = mail_claims.subject_id and orders.state <> 'halted' and (
      deliveries.state = 'waiting'
        and mail_claims.key = 'card:' || deliveries.id || ':' || deliveries.link_version
      or deliveries.state in ('sent', 'opened')
        and mail_claims.key = 'card-again:' || deliveries.id || ':' || deliveries.link_version || ':' || resends
    )
  )
  when mail_claims.kind = 'reminder' then exists (
    select from card_reminders
    where card_reminders.id = mail_claims.subject_id and card_reminders.ended_at is null
  )
  when mail_claims.kind in ('unopened', 'missed') then exists (
    select from deliveries join orders on orders.id = deliveries.order_id
    where deliveries.order_id = mail_claims.subject_id and orders.state <> 'halted'
      and orders.contact ->> 'email' <> '' and (
        mail_claims.kind = 'unopened' and deliveries.state = 'sent' and unopened_told_at is null
          and deliveries.sent_at <= ${new Date(now.getTime() - unopenedAfterMs)}::timestamptz
          and handed_over_link is distinct from link_version
        or mail_claims.kind = 'missed' and deliveries.state in ('sent', 'failed') and missed_at is not null
          and (missed_told_at is null or missed_told_at < missed_at)
      )
  )
  when mail_claims.kind = 'posted' then exists (
    select from order_shipments
    where order_shipments.id = mail_claims.subject_id and posted_told_at is null
      and mail_claims.key = 'posted:' || order_shipments.id || ':' ||
        floor(extract(epoch from posted_at) * 1000)::bigint || coalesce(':' || ended_by, '')
  )
  when mail_claims.kind = 'refund' then exists (
    select from refunds
    where refunds.id = mail_claims.subject_id and giver_told_at is null
      and refunds.state in ('sent', 'done')
  )
  when mail_claims.kind = 'withdrawal' then exists (
    select from withdrawals
    where withdrawals.id = mail_claims.subject_id and told_at is null
      and mail_claims.key = 'withdrawal:' || withdrawals.id || ':' || withdrawals.state
  )
  when mail_claims.kind = 'transfer' then exists (
    select from payments where payments.id = mail_claims.subject_id and payments.state = 'pending'
  )
  when mail_claims.kind = 'account' then exists (
    select from account_mails
    where account_mails.id = mail_claims.subject_id and mailed_at is null and account_mails.ended_at is null
  )
  when mail_claims.kind = 'thankYou' then exists (
    select from thank_yous
    join deliveries on deliveries.id = thank_yous.delivery_id
    join orders on orders.id = deliveries.order_id
    where gift_id = mail_claims.subject_id and orders.state in ('issuing', 'completed')
      and orders.orderer_forgotten_at is null and orders.receivers_forgotten_at is null
  )
  else true
end)`

type UnsentMail = { kind: MailKind; subjectId: string }

type Looked = { now: Date; before: Date; limit: number }

/** Mails that were to be tried again before `before`, the first due first. Their job was lost, or their holder died. */
export const listUnsentMails = (
  db: Db,
  { before, ...looked }: Looked,
): Promise<readonly UnsentMail[]> =>
  selectUnsent(db, looked).where('next_try_at', '<=', before).orderBy('next_try_at').execute()

/** Mails that were tried first before `before` and did not go yet. */
export const listLateMails = (
  db: Db,
  { before, ...looked }: Looked,
): Promise<readonly UnsentMail[]> =>
  selectUnsent(db, looked).where('first_tried_at', '<=', before).execute()

const selectUnsent = (db: Db, { now, limit }: Omit<Looked, 'before'>) =>
  db
    .selectFrom('mail_claims')
    .select(['kind', 'subject_id as subjectId'])
    .where('ended_at', 'is', null)
    .where(isWaitedFor(now))
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
