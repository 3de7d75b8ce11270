import { endSession } from '#domain/accounts/end-sessions.ts'
import { sessionKeyOf } from '#domain/accounts/session.ts'
import type { Tx } from '#domain/db.ts'
import { type AccountId, newId, type SessionId } from '#kernel/ids.ts'

/**
 * Logs somebody in: a new cookie each time, so that one that was planted before is worth nothing. The browser's session of
 * before ends, whatever account it was of.
 */
export async function openSession(
  tx: Tx,
  { accountId, before, now }: { accountId: AccountId; before: string | undefined; now: Date },
): Promise<SessionId> {
  if (before !== undefined) await endSession(tx, before)
  const session = newId('ses', now.getTime())
  await tx
    .insertInto('account_sessions')
    .values({
      key: sessionKeyOf(session),
      account_id: accountId,
      created_at: now,
      last_used_at: now,
    })
    .execute()
  return session
}
