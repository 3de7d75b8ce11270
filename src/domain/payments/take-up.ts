import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { NotificationId, RefundId } from '#kernel/ids.ts'

type Round = { now: Date; before: Date; limit: number }

/** Notifications that nobody processed, those first that were to be looked at first; each waits then for its next time. */
export const takeUpNotifications = (tx: Tx, round: Round): Promise<readonly NotificationId[]> =>
  takeUp<NotificationId>(tx, round, {
    table: sql.table('payment_notifications'),
    since: sql.ref('received_at'),
    isOpen: sql`processed_at is null`,
  })

/** Refunds that were not sent, likewise. */
export const takeUpRefunds = (tx: Tx, round: Round): Promise<readonly RefundId[]> =>
  takeUp<RefundId>(tx, round, {
    table: sql.table('refunds'),
    since: sql.ref('requested_at'),
    isOpen: sql`state = 'requested'`,
  })

type Waiting = {
  table: RawBuilder<unknown>
  since: RawBuilder<unknown>
  isOpen: RawBuilder<unknown>
}

/** The pause grows with its age: from two minutes to an hour, which it has after four. */
async function takeUp<Id extends string>(
  tx: Tx,
  { now, before, limit }: Round,
  { table, since, isOpen }: Waiting,
): Promise<readonly Id[]> {
  const at = sql`${now}::timestamptz`
  const { rows } = await sql<{ id: Id }>`
    update ${table} set next_try_at =
      ${at} + least(interval '1 hour', greatest(interval '2 minutes', (${at} - ${since}) / 4))
    where id = any(array(
      select id from ${table}
      where ${isOpen} and coalesce(next_try_at, ${since}) <= ${at}
        and (next_try_at is not null or ${since} <= ${before}::timestamptz)
      order by coalesce(next_try_at, ${since}) limit ${limit}::int
      for update skip locked
    ))
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
