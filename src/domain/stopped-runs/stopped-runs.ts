import { sql } from 'kysely'
import type { Db, OneStatement, Tx } from '#domain/db.ts'
import type { DueRows } from '#domain/due-rows.ts'

export type StoppedRun = {
  name: string
  reason: string
  stoppedAt: Date
  /** Set while a person lets it go on. */
  allowedBy: string | null
}

/** A permission that its run did not use up ends after a day. */
const isAllowed = sql<boolean>`stopped_runs.allowed_at > now() - interval '1 day'`

/** Those of the last hour where the clock was the reason, for that mends itself; all others until they went. */
export async function listStoppedRuns(db: Db): Promise<readonly StoppedRun[]> {
  const rows = await db
    .selectFrom('stopped_runs')
    .select(['name', 'reason', 'stopped_at'])
    .select(sql<string | null>`case when ${isAllowed} then allowed_by end`.as('allowed_by'))
    .where(({ or, eb }) =>
      or([eb('name', '<>', clockRun), eb('last_at', '>', sql<Date>`now() - interval '1 hour'`)]),
    )
    .orderBy('name')
    .execute()
  return rows.map((row) => ({
    ...{ name: row.name, reason: row.reason },
    ...{ stoppedAt: row.stopped_at, allowedBy: row.allowed_by },
  }))
}

/** Every job that asks the clock, in a process whose clock is wrong. */
export const clockRun = 'clock'

/** Answers whether it is news: the first time, and once a permission is over. */
export async function noteStoppedRun(
  one: OneStatement,
  { name, reason }: { name: string; reason: string },
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into stopped_runs (name, reason) values (${name}, ${reason})
    on conflict (name) do update set reason = excluded.reason, last_at = now(),
      stopped_at = case when stopped_runs.allowed_at is null or ${isAllowed} then stopped_runs.stopped_at else now() end,
      allowed_at = case when ${isAllowed} then stopped_runs.allowed_at end,
      allowed_by = case when ${isAllowed} then stopped_runs.allowed_by end,
      allowed_because = case when ${isAllowed} then stopped_runs.allowed_because end
    returning stopped_at = last_at as "isNew"`.execute(one)
  return rows[0]?.isNew === true
}

/** Lets the runs of this name go, until one finds little to take, and for a day at most. Answers whether one is stopped. */
export async function allowRun(
  one: OneStatement,
  { name, by, because }: { name: string; by: string; because: string },
): Promise<boolean> {
  const { numUpdatedRows } = await one
    .updateTable('stopped_runs')
    .set({ allowed_by: by, allowed_because: because, allowed_at: sql<Date>`now()` })
    .where('name', '=', name)
    .where('name', '<>', clockRun)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function isRunAllowed(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('stopped_runs')
    .select('name')
    .where('name', '=', name)
    .where(isAllowed)
    .executeTakeFirst()
  return row !== undefined
}

/** It went, and little is left: the next one that would take too much stops again. */
export async function endStoppedRun(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('stopped_runs').where('name', '=', name).execute()
}

export type ChangedTable = { name: string; updated: number; deleted: number }

/** Rows that this connection updated or deleted, by table. Their difference counts what came between. */
export async function readChangedRows(tx: Tx): Promise<readonly ChangedTable[]> {
  const { rows } = await sql<ChangedTable>`
    select relname as name, n_tup_upd::int as updated, n_tup_del::int as deleted
    from pg_stat_xact_user_tables
    where schemaname = 'public' and n_tup_upd + n_tup_del > 0`.execute(tx)
  return rows
}

export async function countRows(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(`public.${table}`)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Counts no further than `most`. */
export async function countDue(tx: Tx, { table, where }: DueRows, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select from ${sql.table(`public.${table}`)} where ${where} limit ${most}::int) as due`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}
