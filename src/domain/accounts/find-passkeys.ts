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
  const passkey = await db
    .selectFrom('passkeys')
    .select(['id', 'public_key as publicKey', 'counter', 'transports', 'account_id as accountId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (passkey === undefined) return undefined
  const { accountId, counter, ...rest } = passkey
  const account = await db
    .selectFrom('accounts')
    .select(accountColumns)
    .where('id', '=', accountId)
    .where('storefront', '=', storefront)
    .executeTakeFirst()
  return account && { passkey: { ...rest, counter: Number(counter) }, account }
}
