import { sql } from 'kysely'
import { type Clock, createMovableClock, systemClock } from '#domain/clock.ts'
import type { JobRequest, Queue } from '#domain/outbox/queue.ts'
import { transact } from '#flows/shared/transact.ts'
import { jobs } from '#jobs/jobs.ts'
import type { Config } from '#platform/config/config.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { bringNearer } from '#platform/queue/bring-nearer.ts'

/** The time of a demonstration, of which several processes have one. */
export type DemonstrationTime = {
  /** How far it runs ahead of the real time. */
  aheadMs(): number
  /** Moves it forward, everywhere; what is due then is done then. */
  forward(queue: Queue, ms: number): Promise<void>
}

type OpenTime = {
  clock: Clock
  /** Undefined in production, whose time nobody moves. */
  time: DemonstrationTime | undefined
  /** Called with what was added, in each process, once for each move. */
  onMove(tell: (ms: number) => void): void
}

const channel = 'clock'

/** What the clock would have sent meanwhile. */
const missed = Object.values(jobs).flatMap(({ name, schedule }) =>
  schedule === undefined ? [] : ({ name, payload: {} } as JobRequest),
)

export async function openTime(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  { mode }: Pick<Config, 'mode'>,
): Promise<OpenTime> {
  if (mode !== 'demo') return { clock: systemClock, time: undefined, onMove: () => {} }
  const clock = createMovableClock(await readAhead(db))
  const listeners: ((ms: number) => void)[] = []
  const moveTo = (ahead: number): void => {
    const ms = ahead - clock.aheadMs()
    if (ms <= 0) return
    clock.moveTo(ahead)
    for (const tell of listeners) tell(ms)
  }
  const follow = async (): Promise<void> => moveTo(await readAhead(db))
  // Moved at once where the message says how far: a job that was sent with it shall not find the time before.
  await listen(channel, (ahead) => {
    if (ahead === '') void follow().catch(() => {})
    else moveTo(Number(ahead))
  })
  // Somebody may have moved it before this process listened.
  await follow()
  const forward: DemonstrationTime['forward'] = async (queue, ms) => {
    await transact({ db, queue }, async (tx) => {
      const { rows } = await sql<{ ahead: string }>`
        insert into demonstration_time (ahead_ms) values (${ms}::bigint)
        on conflict (id) do update set ahead_ms = demonstration_time.ahead_ms + excluded.ahead_ms
        returning ahead_ms::text as ahead
      `.execute(tx)
      await bringNearer(tx, ms)
      await sql`select pg_notify(${channel}, ${rows[0]?.ahead ?? ''})`.execute(tx)
      await queue.send(tx, missed)
    })
    await follow()
  }
  return {
    clock,
    time: { aheadMs: clock.aheadMs, forward },
    onMove: (tell) => {
      listeners.push(tell)
    },
  }
}

async function readAhead(db: OpenDatabase['db']): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`
    select ahead_ms::float8 as ahead from demonstration_time`.execute(db)
  return rows[0]?.ahead ?? 0
}
