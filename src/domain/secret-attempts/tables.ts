import type { Generated } from 'kysely'

/** The table of secret attempts, as db/migrations/0015-attempts.sql and 0023-tries-in-all.sql make it. */
export type SecretAttemptTables = {
  attempts: {
    key: string
    forgotten_at: Date
    blocked_until: Date | null
    tries_in_all: Generated<number>
  }
}
