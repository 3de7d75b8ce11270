import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'

/** Those for which no job waits, each once. */
export async function withoutWaiting(
  tx: Tx,
  jobs: readonly JobRequest[],
): Promise<readonly JobRequest[]> {
  if (jobs.length === 0) return []
  const numbered = jobs.map(({ name, payload }, index) => ({ index, name, payload }))
  const { rows } = await sql<{ index: number }>`
    select min(asked.index) as index
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
      as asked(index integer, name text, payload jsonb)
    where not exists (
      select from pgboss.job
      where job.name = asked.name and job.data = asked.payload and job.state < 'active' and not job.blocked
    )
    group by asked.name, asked.payload order by 1`.execute(tx)
  return rows.flatMap(({ index }) => jobs[index] ?? [])
}

/** A job takes from its queue what the library would give it. */
export const jobColumns = `
  name, data, start_after, keep_until, policy, dead_letter, expire_seconds, deletion_seconds,
  retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds`

export const jobOfItsQueue = `
  queue.name, asked.payload, due.at, due.at + queue.retention_seconds * interval '1 second', policy,
  dead_letter, expire_seconds, deletion_seconds, retry_limit, retry_delay, coalesce(retry_backoff, false),
  retry_delay_max, heartbeat_seconds`

/** Without a queue a job has no name, which the table refuses. */
export const matchQueue = (at: string): string => `
  left join pgboss.queue on queue.name = asked.name
  cross join lateral (select ${at} as at) as due`

/**
 * All of a transaction's jobs in one statement, where the library takes one for each queue. The queue goes by the time of its
 * database.
 */
export function insertJobs(jobs: readonly JobRequest[], aheadMs: number): RawBuilder<object> {
  const asked = jobs.map(({ name, payload, startAfter }) => ({
    name,
    payload,
    startAfter: startAfter && new Date(startAfter.getTime() - aheadMs),
  }))
  return sql<object>`
    insert into pgboss.job (${sql.raw(jobColumns)})
    select ${sql.raw(jobOfItsQueue)}
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked(name text, payload jsonb, "startAfter" timestamptz)
    ${sql.raw(matchQueue('coalesce(asked."startAfter", now())'))}`
}
