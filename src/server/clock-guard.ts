import { type Kysely, sql } from 'kysely'
import type { Clock } from '#domain/clock.ts'
import type { Database } from '#domain/db.ts'
import { clockRun, noteStoppedRun } from '#domain/stopped-runs/stopped-runs.ts'
import type { Logger } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { Config } from '#platform/config/config.ts'

/** True while this process's clock agrees with the database's. */
export type ClockGuard = () => Promise<boolean>

const driftMsMax = 5 * 60_000

/** A demonstration's time is moved in the database first, and heard of a moment later. */
const lookAgainMs = 1000

type Guarded = { db: Kysely<Database>; clock: Clock; log: Logger; mode: Config['mode'] }

/**
 * Compares two clocks before anything irreversible is done by one of them. More than five minutes apart is an alert, once
 * until they agree again.
 */
export function openClockGuard(guarded: Guarded): ClockGuard {
  let isTold = false
  return async () => {
    let drift = await readDrift(guarded)
    if (Math.abs(drift) > driftMsMax && guarded.mode === 'demo') {
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
      drift = await readDrift(guarded)
    }
    if (Math.abs(drift) <= driftMsMax) {
      isTold = false
      return true
    }
    const seconds = Math.round(drift / 1000)
    const reason = `the clock of a process is ${seconds} s ahead of the database's`
    await inOneStatement(guarded, (one) => noteStoppedRun(one, { name: clockRun, reason }))
    if (!isTold)
      guarded.log.error(
        { alert: true, seconds },
        "This clock differs from the database's. Nothing is deleted, lapsed or sent by it.",
      )
    isTold = true
    return false
  }
}

/** Ahead of the database in milliseconds. */
async function readDrift({ db, clock, mode }: Guarded): Promise<number> {
  const { rows } = await sql<{ now: number; ahead: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as now,
      coalesce((select ahead_ms from demonstration_time), 0)::float8 as ahead`.execute(db)
  const { now = 0, ahead = 0 } = rows[0] ?? {}
  return clock.now().getTime() - now - (mode === 'demo' ? ahead : 0)
}
