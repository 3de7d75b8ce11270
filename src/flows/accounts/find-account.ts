import type { Account } from '#domain/accounts/account.ts'
import { NotLoggedIn } from '#domain/accounts/errors.ts'
import { findAccountOfSession } from '#domain/accounts/find-account.ts'
import { sessionTouchMs } from '#domain/accounts/session.ts'
import { touchSession } from '#domain/accounts/touch-session.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'

/** The hash of the browser's `session` cookie; undefined for a browser without one, which costs no question. */
export type SessionKey = string | undefined

export type AccountDeps = Pick<Deps, 'db' | 'clock' | 'storefront'>

/** Who is logged in, if anybody; an account is one of its storefront alone. Looking keeps the session alive; that is written once an hour. */
export async function findAccount(
  deps: AccountDeps,
  sessionKey: SessionKey,
): Promise<Account | undefined> {
  if (sessionKey === undefined) return undefined
  const now = deps.clock.now()
  const storefront = deps.storefront.key
  const found = await findAccountOfSession(deps.db, { sessionKey, storefront, now })
  if (found === undefined) return undefined
  const { lastUsedAt, ...account } = found
  if (now.getTime() - lastUsedAt.getTime() > sessionTouchMs) {
    await inOneStatement(deps, (one) => touchSession(one, { sessionKey, now }))
  }
  return account
}

/** Throws `NotLoggedIn` (3804). */
export async function ensureAccount(deps: AccountDeps, sessionKey: SessionKey): Promise<Account> {
  const account = await findAccount(deps, sessionKey)
  if (account === undefined) throw new NotLoggedIn()
  return account
}
