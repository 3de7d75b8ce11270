import { type Account, accountColumns } from '#domain/accounts/account.ts'
import type { OwnPasskey, Passkey } from '#domain/accounts/passkey.ts'
import type { Db } from '#domain/db.ts'
import type { Device } from '#kernel/device.ts'
import type { AccountId } from '#kernel/ids.ts'

/** The passkeys of an account, the newest first. */
export async function listPasskeys(db: Db, accountId: AccountId): Promise<readonly OwnPasskey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'transports', 'browser', 'system'])
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ browser, system, ...row }) => {
    const device: Device = { browser, system }
    return { ...row, device }
  })
}

/** A passkey and the account of this storefront that it opens. */
export async function findPasskey(
  db: Db,
  { id, storefront }: { id: string; storefront: string },
): Promise<{ passkey: Passkey; account: Account } | undefined> {
  const found = await db
    .selectFrom('passkeys')
    .innerJoin('accounts', 'accounts.id', 'passkeys.account_id')
    .select(accountColumns)
    .select(['passkeys.id as passkeyId', 'public_key as publicKey', 'counter', 'transports'])
    .where('passkeys.id', '=', id)
    .where('storefront', '=', storefront)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { passkeyId, publicKey, counter, transports, ...account } = found
  return { passkey: { id: passkeyId, publicKey, counter: Number(counter), transports }, account }
}
