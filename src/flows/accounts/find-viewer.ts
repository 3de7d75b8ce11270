import type { Account } from '#domain/accounts/account.ts'
import type { Viewer } from '#domain/orders/is-full-view.ts'
import { type AccountDeps, findAccount, type SessionKey } from './find-account.ts'

/**
 * Who asks: the base64url SHA-256 of the browser's `visitor` cookie. Rows keep this, never the cookie, so a
 * leaked table opens no basket and no order.
 */
export type VisitorKey = string

export type ViewerKeys = { visitorKey: string | undefined; sessionKey?: SessionKey }

/** Who looks at an order: the browser that ordered it, or an account. */
export async function findViewer(
  deps: AccountDeps,
  { visitorKey, sessionKey }: ViewerKeys,
): Promise<Viewer> {
  const account = await findAccount(deps, sessionKey)
  return { visitorKey, account: account && ownerOf(account), now: deps.clock.now() }
}

/** The account's own orders, and those that were sent to its address once its mailbox confirmed it. */
export const ownerOf = (account: Account): NonNullable<Viewer['account']> => ({
  id: account.id,
  confirmedEmail: account.emailConfirmedAt === null ? undefined : account.email,
})
