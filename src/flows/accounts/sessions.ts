import { accessLinks } from '#domain/accounts/account-mail.ts'
import { endOtherSessions } from '#domain/accounts/end-sessions.ts'
import { NotLoggedIn } from '#domain/accounts/errors.ts'
import { type AccountSession, listSessions } from '#domain/accounts/list-sessions.ts'
import { renewSession } from '#domain/accounts/open-session.ts'
import { endAccountLinks } from '#domain/accounts/request-account-mail.ts'
import { sessionKeyOf } from '#domain/accounts/session.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { SessionId } from '#kernel/ids.ts'
import { type Browser, followSession } from './browser.ts'
import { type AccountDeps, ensureAccount, type SessionKey } from './find-account.ts'

export type SessionView = Omit<AccountSession, 'key'> & {
  /** The browser that asks. */
  isCurrent: boolean
}

/** Where the visitor's account is logged in. Throws `NotLoggedIn` (3804). */
export async function showSessions(
  deps: AccountDeps,
  sessionKey: SessionKey,
): Promise<readonly SessionView[]> {
  const { id: accountId } = await ensureAccount(deps, sessionKey)
  const sessions = await listSessions(deps.db, { accountId, now: deps.clock.now() })
  return sessions.map(({ key, ...session }) => ({ ...session, isCurrent: key === sessionKey }))
}

/**
 * Logs every other browser out, and ends links that were mailed to log one in. This one gets
 * another cookie, since the one of before may have been copied. Throws `NotLoggedIn` (3804).
 */
export async function signOutElsewhere(
  deps: AccountDeps & Pick<Deps, 'queue'>,
  browser: Browser,
): Promise<SessionId> {
  const { id: accountId } = await ensureAccount(deps, browser.sessionKey)
  return transact(deps, async (tx) => {
    const now = deps.clock.now()
    const { sessionKey = '' } = browser
    const session = await renewSession(tx, { sessionKey, now })
    if (session === undefined) throw new NotLoggedIn()
    await endOtherSessions(tx, { accountId, sessionKey: sessionKeyOf(session) })
    await endAccountLinks(tx, { accountId, kinds: accessLinks, now })
    await followSession(tx, { browser, session, accountId, now })
    return session
  })
}
