import { createHash, hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { type AccountId, type DeviceId, idFrom, type SessionId } from '#kernel/ids.ts'

/** Longer than a cookie of a browser that stays away. */
const deviceKeptMs = 400 * dayMs

/** Rows keep this and never the cookie. */
export const deviceKeyOf = (device: DeviceId): string => hash('sha256', device, 'base64url')

/**
 * The cookie of a browser that had none, from the log-in on. It follows from the new session, and
 * does not tell it.
 */
export const deviceIdOf = (session: SessionId): DeviceId =>
  idFrom('dev', createHash('sha256').update(`device of ${session}`).digest())

/** Notes that a browser logged in to an account. True the first time. */
export async function meetDevice(
  tx: Tx,
  { accountId, key, now }: { accountId: AccountId; key: string; now: Date },
): Promise<boolean> {
  const { isNew } = await tx
    .insertInto('account_devices')
    .values({ account_id: accountId, key, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'key']).doUpdateSet({ last_seen_at: now }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  return isNew
}

/** Deletes devices that nobody logged in with for long. */
export async function forgetDevices(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('account_devices')
    .where('last_seen_at', '<', new Date(now.getTime() - deviceKeptMs))
    .execute()
}
