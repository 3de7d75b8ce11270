import type { Account } from '#domain/accounts/account.ts'
import { deleteAccount, setPassword } from '#domain/accounts/change-account.ts'
import { endSessions } from '#domain/accounts/end-sessions.ts'
import { endAccountLinks, requestAccountMail } from '#domain/accounts/request-account-mail.ts'
import type { Tx } from '#domain/db.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { SessionId } from '#kernel/ids.ts'
import { type Browser, logBrowserIn, logBrowserOut } from './browser.ts'
import { ensurePassword, type SecretAttemptDeps } from './ensure-password.ts'
import { ensureAccount } from './find-account.ts'

type OwnerDeps = SecretAttemptDeps & Pick<Deps, 'passwords' | 'queue'>

/**
 * Changes the password of the visitor who is logged in and logs out all their other browsers; this one gets a new session, since the
 * old one may have been copied. The old password is asked for, since somebody may have left their browser open. Throws
 * `NotLoggedIn` (3804), `PasswordWrong` (3808) and 3601.
 */
export async function changePassword(
  deps: OwnerDeps,
  { browser, currentPassword, password }: PasswordChange,
): Promise<SessionId> {
  const account = await ensureAccount(deps, browser.sessionKey)
  const asked = { account, password: currentPassword, parameter: 'currentPassword' } as const
  const hold = await ensurePassword(deps, asked)
  const passwordHash = await deps.passwords.hash(password)
  return transact(deps, async (tx) => {
    await hold(tx)
    return replacePassword(tx, deps, { account, passwordHash, browser })
  })
}

type PasswordChange = { browser: Browser; currentPassword: string; password: string }

/**
 * Every session of the account ends, the mailbox hears of it, and links to choose another end. Gives the new session of the
 * browser that asks.
 */
export async function replacePassword(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'queue'>,
  { account, passwordHash, browser }: Replacement,
): Promise<SessionId> {
  const now = deps.clock.now()
  const accountId = account.id
  await setPassword(tx, { id: accountId, passwordHash, now })
  await endSessions(tx, accountId)
  await endAccountLinks(tx, { accountId, kind: 'newPassword', now })
  const accountMailId = await requestAccountMail(tx, { accountId, kind: 'passwordChanged', now })
  if (accountMailId !== undefined)
    await deps.queue.send(tx, [{ name: 'send-account-mail', payload: { accountMailId } }])
  return logBrowserIn(tx, { browser, accountId, now })
}

type Replacement = { account: Account; passwordHash: string; browser: Browser }

/**
 * Ends an account and all its sessions at once; its orders stay, as the law wants. Throws `NotLoggedIn` (3804),
 * `PasswordWrong` (3808) and 3601.
 */
export async function closeAccount(
  deps: OwnerDeps,
  { browser, password }: { browser: Browser; password: string },
): Promise<void> {
  const account = await ensureAccount(deps, browser.sessionKey)
  const hold = await ensurePassword(deps, { account, password, parameter: 'password' })
  await transact(deps, async (tx) => {
    await hold(tx)
    await deleteAccount(tx, account.id)
    await logBrowserOut(tx, browser, deps.clock.now())
  })
}
