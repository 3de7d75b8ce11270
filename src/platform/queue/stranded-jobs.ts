import type { PgBoss } from 'pg-boss'
import type { JobName } from '#domain/outbox/queue.ts'

/**
 * Jobs that this process took and whose end could not be written, because the database went away meanwhile. They stand
 * there as if somebody worked on them, until they expire; `release` gives them back at once.
 */
export type StrandedJobs = {
  /** What the worker of this queue took last. */
  took(name: JobName, ids: readonly string[]): void
  /** The worker of this queue failed at its own statements: what it took may be stranded. */
  lost(name: string): void
  /** Gives back what is stranded; throws while the database is away, and forgets nothing then. */
  release(): Promise<void>
}

/** One that did end in spite of it is no longer active. */
const giveBack = `
  update pgboss.job set state = 'retry', start_after = now()
  where name = $1 and id = any($2::uuid[]) and state = 'active'`

export function findStrandedJobs(boss: PgBoss): StrandedJobs {
  const taken = new Map<string, readonly string[]>()
  const stranded = new Map<string, readonly string[]>()
  return {
    took: (name, ids) => {
      taken.set(name, ids)
    },
    lost: (name) => {
      const ids = taken.get(name)
      if (ids === undefined) return
      taken.delete(name)
      stranded.set(name, [...(stranded.get(name) ?? []), ...ids])
    },
    release: async () => {
      for (const [name, ids] of stranded) {
        await boss.getDb().executeSql(giveBack, [name, ids])
        stranded.delete(name)
      }
    },
  }
}
