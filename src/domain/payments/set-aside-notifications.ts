import { sql } from 'kysely'
import type { Db, Tx } from '#domain/db.ts'
import type { DueRows } from '#domain/due-rows.ts'
import type { NotificationSetAside } from '#domain/payments/provider.ts'
import { dayMs } from '#kernel/day-ms.ts'

/** Long enough for an operator to ask the provider about it. */
const keptMs = 400 * dayMs
const perRun = 5_000

/** Keeps genuine news that the shop does not act upon, once for each digest. */
export async function setNotificationsAside(
  tx: Tx,
  { setAside, now }: { setAside: readonly NotificationSetAside[]; now: Date },
): Promise<void> {
  const byDigest = new Map(setAside.map((one) => [one.digest, one]))
  const news = JSON.stringify([...byDigest.values()])
  await sql`
    insert into notifications_set_aside (digest, why, facts, first_received_at, last_received_at)
    select digest, why, facts, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${news}::jsonb) as given(digest text, why text, facts text)
    order by digest
    on conflict (digest) do update
      set times = notifications_set_aside.times + 1, last_received_at = excluded.last_received_at
  `.execute(tx)
}

export type ListedSetAside = NotificationSetAside & { times: number; lastReceivedAt: Date }

/** The newest first. */
export async function listSetAside(db: Db, limit: number): Promise<readonly ListedSetAside[]> {
  const rows = await db
    .selectFrom('notifications_set_aside')
    .select(['digest', 'why', 'facts', 'times', 'last_received_at as lastReceivedAt'])
    .orderBy('last_received_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, times: Number(row.times) }))
}

export const dueSetAside = (now: Date): DueRows => ({
  table: 'notifications_set_aside',
  where: sql`last_received_at < ${new Date(now.getTime() - keptMs)}`,
})

export async function forgetSetAside(tx: Tx, now: Date): Promise<void> {
  await sql`
    delete from notifications_set_aside where digest in (
      select digest from notifications_set_aside
      where ${dueSetAside(now).where}
      limit ${perRun}::int
    )`.execute(tx)
}
