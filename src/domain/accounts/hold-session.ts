import { freshLogInMs } from '#domain/accounts/session.ts'
import type { Tx } from '#domain/db.ts'

/**
 * True while a session stands whose log-in is young enough to show who it is; it stands until the
 * transaction ends. The owner may have signed everybody out meanwhile.
 */
export async function holdFreshSession(
  tx: Tx,
  { sessionKey, now }: { sessionKey: string; now: Date },
): Promise<boolean> {
  const held = await tx
    .selectFrom('account_sessions')
    .select('key')
    .where('key', '=', sessionKey)
    .where('created_at', '>', new Date(now.getTime() - freshLogInMs))
    .forUpdate()
    .executeTakeFirst()
  return held !== undefined
}
