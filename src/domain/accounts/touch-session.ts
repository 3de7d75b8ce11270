import type { Tx } from '#domain/db.ts'

/** The session was used. */
export async function touchSession(
  tx: Tx,
  { sessionKey, now }: { sessionKey: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('account_sessions')
    .set({ last_used_at: now })
    .where('key', '=', sessionKey)
    .execute()
}
