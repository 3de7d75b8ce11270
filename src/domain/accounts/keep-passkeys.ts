import { sql } from 'kysely'
import { type Passkey, passkeysMax } from '#domain/accounts/passkey.ts'
import type { Tx } from '#domain/db.ts'
import type { Device } from '#kernel/device.ts'
import type { AccountId } from '#kernel/ids.ts'

type PasskeyToKeep = { passkey: Passkey; accountId: AccountId; device: Device; now: Date }

/**
 * Keeps a new passkey. `full`: the account has as many as it may; `known`: there is one of this
 * id. The account's row is locked, so that two at once are counted one after the other.
 */
export async function keepPasskey(
  tx: Tx,
  { passkey, accountId, device, now }: PasskeyToKeep,
): Promise<'kept' | 'full' | 'known'> {
  await sql`select from accounts where id = ${accountId} for update`.execute(tx)
  const { count } = await tx
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= passkeysMax) return 'full'
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      account_id: accountId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      browser: device.browser,
      system: device.system,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) === 1 ? 'kept' : 'known'
}

/** Notes a use. False for one that was deleted meanwhile. */
export async function usePasskey(
  tx: Tx,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** Deletes one of an account. False where it has no such passkey. */
export async function forgetPasskey(
  tx: Tx,
  { id, accountId }: { id: string; accountId: AccountId },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Number(numDeletedRows) === 1
}

/** Deletes all of an account. */
export async function forgetPasskeys(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('passkeys').where('account_id', '=', accountId).execute()
}
