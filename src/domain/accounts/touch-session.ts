import type { OneStatement } from '#domain/db.ts'

/** The session was used. */
export async function touchSession(
  one: OneStatement,
  { sessionKey, now }: { sessionKey: string; now: Date },
): Promise<void> {
  await one
    .updateTable('account_sessions')
    .set({ last_used_at: now })
    .where('key', '=', sessionKey)
    .execute()
}
