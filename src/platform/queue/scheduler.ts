import type { PgBoss } from 'pg-boss'
import type { JobName } from '#domain/outbox/queue.ts'
import { jobColumns, jobOfItsQueue, matchQueue } from './send-jobs.ts'

/**
 * Sends jobs by the clock of the database, each minute in one statement. A job has its id from its name and its minute, so
 * that however many processes send it, it is there once. The library's own clock takes twenty statements for the same
 * and hands over half a minute late.
 */
export type Scheduler = { close(): Promise<void> }

type Scheduled = { name: JobName; cron: string }

type Parts = {
  boss: Pick<PgBoss, 'getDb'>
  /** Called with what this process sent. */
  onSent(names: readonly JobName[]): void
  report(error: unknown): void
  /** How long it waits at first: until a minute begins, and in tests not. */
  firstMs?: number | undefined
}

const minuteMs = 60_000
/** A minute that nobody could send in, because the database was away or a process started, is sent in the next. */
const againMs = 10_000

const sendDue = `
  with asked as (
    select distinct on (name) name, minute, '{}'::jsonb as payload
    from jsonb_to_recordset($1::jsonb) as scheduled(name text, minutes integer[], hours integer[]),
      generate_series(date_trunc('minute', now()) - interval '1 minute', now(), interval '1 minute') as minute
    where extract(minute from minute at time zone 'utc') = any(minutes)
      and extract(hour from minute at time zone 'utc') = any(hours)
    order by name, minute desc
  ),
  sent as (
    insert into pgboss.job (id, ${jobColumns})
    select md5(asked.name || ' ' || extract(epoch from minute))::uuid, ${jobOfItsQueue}
    from asked ${matchQueue('now()')}
    on conflict do nothing
    returning name
  )
  select extract(epoch from clock_timestamp())::float8 * 1000 as "nowMs", array(select distinct name from sent) as names`

type Sent = { nowMs: number; names: JobName[] }

export function startScheduler(scheduled: readonly Scheduled[], parts: Parts): Scheduler {
  const given = JSON.stringify(scheduled.map(({ name, cron }) => ({ name, ...dueAt(cron) })))
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined
  let isClosed = false
  const send = async (): Promise<number> => {
    const { rows } = await parts.boss.getDb().executeSql(sendDue, [given])
    const { nowMs, names } = rows[0] as Sent
    if (names.length > 0) parts.onSent(names)
    return nowMs
  }
  const tick = (): void => {
    sending = send().then(
      (nowMs) => waitUntilMinute(nowMs),
      (error: unknown) => {
        parts.report(error)
        wait(againMs)
      },
    )
  }
  const wait = (ms: number): void => {
    if (!isClosed) timer = setTimeout(tick, ms)
  }
  const waitUntilMinute = (nowMs: number): void => wait(Math.ceil(minuteMs - (nowMs % minuteMs)))
  if (parts.firstMs === undefined) waitUntilMinute(Date.now())
  else wait(parts.firstMs)
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await sending
    },
  }
}

/** Of the expressions of cron those that the shop uses: minutes and hours, by numbers, lists and steps. */
export function dueAt(cron: string): { minutes: readonly number[]; hours: readonly number[] } {
  const [minute = '', hour = '', ...days] = cron.split(' ')
  if (days.join(' ') !== '* * *') throw new Error(`The schedule "${cron}" names days.`)
  return { minutes: numbersOf(minute, 60, cron), hours: numbersOf(hour, 24, cron) }
}

function numbersOf(field: string, end: number, cron: string): readonly number[] {
  const all = Array.from({ length: end }, (_, number) => number)
  const numbers = field.split(',').flatMap((part) => {
    const step = /^\*(?:\/([1-9]\d?))?$/.exec(part)
    if (step !== null) return all.filter((number) => number % Number(step[1] ?? 1) === 0)
    return all.filter((number) => String(number) === part)
  })
  if (numbers.length < field.split(',').length)
    throw new Error(`The schedule "${cron}" names no time.`)
  return numbers
}
