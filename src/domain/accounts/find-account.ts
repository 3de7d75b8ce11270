import { type Account, accountColumns } from '#domain/accounts/account.ts'
import { sessionIdleMs, sessionLivesMs } from '#domain/accounts/session.ts'
import type { Db } from '#domain/db.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { AccountId } from '#kernel/ids.ts'

export type AccountOfSession = Account & { lastUsedAt: Date }

/** Who is logged in to this storefront with a session, if it still counts. */
export async function findAccountOfSession(
  db: Db,
  { sessionKey, storefront, now }: { sessionKey: string; storefront: string; now: Date },
): Promise<AccountOfSession | undefined> {
  return db
    .selectFrom('account_sessions')
    .innerJoin('accounts', 'accounts.id', 'account_sessions.account_id')
    .select(accountColumns)
    .select('last_used_at as lastUsedAt')
    .where('key', '=', sessionKey)
    .where('storefront', '=', storefront)
    .where('last_used_at', '>', new Date(now.getTime() - sessionIdleMs))
    .where('account_sessions.created_at', '>', new Date(now.getTime() - sessionLivesMs))
    .executeTakeFirst()
}

export const findAccountById = (db: Db, id: AccountId): Promise<Account | undefined> =>
  db.selectFrom('accounts').select(accountColumns).where('id', '=', id).executeTakeFirst()

/** Whose address it is in this storefront, with what a typed password is held against. */
export async function findAccountByEmail(
  db: Db,
  { storefront, email }: { storefront: string; email: string },
): Promise<(Account & { passwordHash: string | null }) | undefined> {
  return db
    .selectFrom('accounts')
    .select(accountColumns)
    .select('password_hash as passwordHash')
    .where('storefront', '=', storefront)
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()
}

/** Hash that a typed password is held against; undefined for an account without a password. */
export async function findPasswordHash(db: Db, id: AccountId): Promise<string | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('password_hash as passwordHash')
    .where('id', '=', id)
    .executeTakeFirst()
  return account?.passwordHash ?? undefined
}
