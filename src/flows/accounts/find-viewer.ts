import type { Account } from '#domain/accounts/account.ts'
import type { Viewer } from '#domain/orders/is-full-view.ts'
import { type AccountDeps, findAccount, type SessionKey } from './find-account.ts'

/**
 * Who asks: the base64url SHA-256 of the browser's `visitor` cookie. Rows keep this, never the cookie, so a
 * leaked table opens no basket and no order.
 */
export type VisitorKey = string

export type ViewerKeys = { visitorKey: string | undefined; sessionKey?: SessionKey }

/** Whoever asks about an order: by the browser that ordered it, or by his account. */
export async function findViewer(
  deps: AccountDeps,
  { visitorKey, sessionKey }: ViewerKeys,
): Promise<Viewer> {
  const account = await findAccount(deps, sessionKey)
  return { visitorKey, account: account && ownerOf(account), now: deps.clock.now() }
}

/** Orders of his own, and those that were sent to his address, once he showed that it is his. */
export const ownerOf = (account: Account): NonNullable<Viewer['account']> => ({
  id: account.id,
  confirmedEmail: account.emailConfirmedAt === null ? undefined : account.email,
})
