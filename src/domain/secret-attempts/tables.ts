/** The table of secret attempts, as db/migrations/0015-attempts.sql makes it. */
export type SecretAttemptTables = {
  attempts: { key: string; forgotten_at: Date; blocked_until: Date | null }
}
