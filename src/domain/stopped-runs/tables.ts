import type { ColumnType } from 'kysely'

/** Runs that stopped before they did anything, until a person lets them go. */
type StoppedRuns = {
  name: string
  reason: string
  stopped_at: ColumnType<Date, never, never>
  last_at: ColumnType<Date, never, Date>
  allowed_by: string | null
  allowed_because: string | null
  /** When a person let it go on; for a day. */
  allowed_at: Date | null
}

export type StoppedRunTables = { stopped_runs: StoppedRuns }
