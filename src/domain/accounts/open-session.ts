import { endSession } from '#domain/accounts/end-sessions.ts'
import { sessionKeyOf } from '#domain/accounts/session.ts'
import type { Tx } from '#domain/db.ts'
import type { Device } from '#kernel/device.ts'
import { type AccountId, newId, type SessionId } from '#kernel/ids.ts'

/**
 * Logs somebody in: a new cookie each time, so that one that was planted before is worth nothing. The browser's session of
 * before ends, whatever account it was of.
 */
export async function openSession(
  tx: Tx,
  { accountId, before, device, now }: SessionToOpen,
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
      browser: device.browser,
      system: device.system,
    })
    .execute()
  return session
}

type SessionToOpen = {
  accountId: AccountId
  before: string | undefined
  device: Device
  now: Date
}

/**
 * Gives a session another cookie: the one of before may have been copied. The moment of its log-in
 * stays.
 */
export async function renewSession(
  tx: Tx,
  { sessionKey, now }: { sessionKey: string; now: Date },
): Promise<SessionId | undefined> {
  const session = newId('ses', now.getTime())
  const { numUpdatedRows } = await tx
    .updateTable('account_sessions')
    .set({ key: sessionKeyOf(session), last_used_at: now })
    .where('key', '=', sessionKey)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1 ? session : undefined
}
