/** The table of guesses, as db/migrations/0015-attempts.sql makes it. */
export type SecretAttemptTables = {
  attempts: { key: string; forgotten_at: Date; blocked_until: Date | null }
}
