import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { HistoryEntry } from '#domain/history/list-history.ts'
import type { OrderId } from '#kernel/ids.ts'

/** Everything that has a history of its own and belongs to an order. */
const subjectsOf = (orderId: OrderId) => sql`(
  select ${orderId}::text as id
  union all select id from payments where order_id = ${orderId}
  union all select id from refunds where order_id = ${orderId}
  union all select id from order_shipments where order_id = ${orderId}
  union all select id from deliveries where order_id = ${orderId}
  union all select id from cases where order_id = ${orderId}
  union all select subject from cases where order_id = ${orderId}
  union all select card_id from card_units where order_id = ${orderId} and card_id is not null
)`

/** As many as somebody reads; an order of hundreds of cards has more. */
export const listedHistoryMax = 300

/** What happened to an order and all that belongs to it, the oldest first. */
export async function listOrderHistory(db: Db, orderId: OrderId): Promise<readonly HistoryEntry[]> {
  return db
    .selectFrom('history')
    .select(['subject', 'event', 'facts', 'actor', 'written_at as writtenAt'])
    .where(sql<boolean>`subject in ${subjectsOf(orderId)}`)
    .orderBy('written_at')
    .orderBy('id')
    .limit(listedHistoryMax)
    .execute()
}

export type MailOfOrder = {
  kind: string
  subject: string
  firstTriedAt: Date
  endedAt: Date | null
  tries: number
}

/** The mails about an order that the shop still remembers sending. */
export async function listOrderMails(db: Db, orderId: OrderId): Promise<readonly MailOfOrder[]> {
  return db
    .selectFrom('mail_claims')
    .select(['kind', 'subject_id as subject', 'first_tried_at as firstTriedAt', 'tries'])
    .select('ended_at as endedAt')
    .where(sql<boolean>`subject_id in ${subjectsOf(orderId)}`)
    .orderBy('first_tried_at')
    .limit(listedHistoryMax)
    .execute()
}
