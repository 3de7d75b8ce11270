import { sessionIdleMs, sessionLivesMs } from '#domain/accounts/session.ts'
import type { OneStatement, Tx } from '#domain/db.ts'
import type { AccountId } from '#kernel/ids.ts'

/** Logs one browser out. Repeating it changes nothing. */
export async function endSession(one: OneStatement, sessionKey: string): Promise<void> {
  await one.deleteFrom('account_sessions').where('key', '=', sessionKey).execute()
}

/** Logs every browser out. */
export async function endSessions(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('account_sessions').where('account_id', '=', accountId).execute()
}

/** Logs every browser out but the one of this session. */
export async function endOtherSessions(
  tx: Tx,
  { accountId, sessionKey }: { accountId: AccountId; sessionKey: string },
): Promise<void> {
  await tx
    .deleteFrom('account_sessions')
    .where('account_id', '=', accountId)
    .where('key', '!=', sessionKey)
    .execute()
}

/** Deletes what would open nothing any more. */
export async function forgetSessions(tx: Tx, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await tx
    .deleteFrom('account_sessions')
    .where(({ eb, or }) =>
      or([
        eb('last_used_at', '<', before(sessionIdleMs)),
        eb('created_at', '<', before(sessionLivesMs)),
      ]),
    )
    .execute()
}
