import type { JobName } from '#domain/outbox/queue.ts'

export type JobPolicy = {
  /** How often a failed job is tried again, with pauses that double from the first to the longest; 0 where the clock sends it anew. */
  retriesMax: number
  pauseSeconds: number
  pauseSecondsMax: number
  /** A job that runs longer than this belongs to a process that died, and is handed to another. */
  runSecondsMax: number
  /** Jobs that one run takes together: under load the work goes in sets, not in loops. */
  batchSize: number
  /**
   * The tables say what it has to do, and reconciliation finds it there: it needs no row of its own where a worker of the process that sends it
   * begins at once.
   */
  isInTables?: boolean
}

/** For each queue: after the last try a job lies among the dead letters, unless the clock sends it anew. */
export type JobPolicies = Readonly<Record<JobName, JobPolicy>>
