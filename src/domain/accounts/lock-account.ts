import { NotLoggedIn } from '#domain/accounts/errors.ts'
import type { Tx } from '#domain/db.ts'
import type { AccountId } from '#kernel/ids.ts'

/**
 * Locks an account, so that no two that come together pass a limit of what it keeps. Throws
 * `NotLoggedIn` (3804) for an account that ended.
 */
export async function lockAccount(tx: Tx, accountId: AccountId): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (account === undefined) throw new NotLoggedIn()
}
