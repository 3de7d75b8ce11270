import { sessionIdleMs, sessionLivesMs } from '#domain/accounts/session.ts'
import type { Db } from '#domain/db.ts'
import type { Device } from '#kernel/device.ts'
import type { AccountId } from '#kernel/ids.ts'

/** A browser in which somebody is logged in. */
export type AccountSession = {
  key: string
  device: Device
  loggedInAt: Date
  /** To the hour. */
  lastUsedAt: Date
}

/** The sessions of an account that count, the last used first. */
export async function listSessions(
  db: Db,
  { accountId, now }: { accountId: AccountId; now: Date },
): Promise<readonly AccountSession[]> {
  const rows = await db
    .selectFrom('account_sessions')
    .select(['key', 'browser', 'system'])
    .select(['created_at as loggedInAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .where('last_used_at', '>', new Date(now.getTime() - sessionIdleMs))
    .where('created_at', '>', new Date(now.getTime() - sessionLivesMs))
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ browser, system, ...row }) => {
    const device: Device = { browser, system }
    return { ...row, device }
  })
}
