import type { Account } from '#domain/accounts/account.ts'
import { isSubscribed } from '#domain/newsletter/is-subscribed.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { findAccount, type SessionKey } from './find-account.ts'

export type UserView = {
  account: Account
  /** Looked up only when asked for. */
  isSubscribed: () => Promise<boolean>
}

/**
 * SPEC §3, user info: undefined for an anonymous visitor. Whether an address gets the newsletter is told to its owner, who
 * showed that it is theirs.
 */
export async function showUser(
  deps: Pick<Deps, 'db' | 'clock' | 'storefront'>,
  sessionKey: SessionKey,
): Promise<UserView | undefined> {
  const account = await findAccount(deps, sessionKey)
  if (account === undefined) return undefined
  const { email, emailConfirmedAt } = account
  const storefront = deps.storefront.key
  return {
    account,
    isSubscribed: async () =>
      emailConfirmedAt !== null && (await isSubscribed(deps.db, { storefront, email })),
  }
}
