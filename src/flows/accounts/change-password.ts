import type { Account } from '#domain/accounts/account.ts'
import { accessLinks } from '#domain/accounts/account-mail.ts'
import { setPassword } from '#domain/accounts/change-account.ts'
import { endSessions } from '#domain/accounts/end-sessions.ts'
import { EmailUnconfirmed } from '#domain/accounts/errors.ts'
import { endAccountLinks } from '#domain/accounts/request-account-mail.ts'
import type { Tx } from '#domain/db.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { SessionId } from '#kernel/ids.ts'
import { type Browser, logBrowserIn } from './browser.ts'
import { ensureOwner } from './ensure-owner.ts'
import { ensurePassword, type SecretAttemptDeps } from './ensure-password.ts'
import { ensureAccount } from './find-account.ts'
import { mailOwner } from './mail-owner.ts'

type OwnerDeps = SecretAttemptDeps & Pick<Deps, 'passwords' | 'queue'>

/**
 * Changes the password of the visitor who is logged in and logs out all their other browsers; this one gets a new session, since the
 * old one may have been copied. The old password is asked for, since somebody may have left their browser open. Throws
 * `NotLoggedIn` (3804), and what `ensureOwner` throws.
 */
export async function changePassword(
  deps: OwnerDeps,
  { browser, currentPassword, password }: PasswordChange,
): Promise<SessionId> {
  const account = await ensureAccount(deps, browser.sessionKey)
  const asked = { account, browser, password: currentPassword } as const
  const hold = await ensureOwner(deps, { ...asked, parameter: 'currentPassword' })
  const passwordHash = await deps.passwords.hash(password)
  return transact(deps, async (tx) => {
    await hold(tx)
    return replacePassword(tx, deps, { account, passwordHash, browser })
  })
}

type PasswordChange = {
  browser: Browser
  /** Undefined for an account without one. */
  currentPassword: string | undefined
  password: string
}

/**
 * Deletes the password of the visitor who is logged in (SPEC §1): from then on the account is
 * entered by the link of a mail. All other browsers are logged out. Throws `NotLoggedIn` (3804),
 * `EmailUnconfirmed` (3812), `PasswordWrong` (3808) and 3601.
 */
export async function deletePassword(
  deps: OwnerDeps,
  { browser, password }: { browser: Browser; password: string },
): Promise<SessionId> {
  const account = await ensureAccount(deps, browser.sessionKey)
  if (account.emailConfirmedAt === null) throw new EmailUnconfirmed()
  const hold = await ensurePassword(deps, { account, password, parameter: 'password' })
  return transact(deps, async (tx) => {
    await hold(tx)
    return replacePassword(tx, deps, { account, passwordHash: null, browser })
  })
}

/**
 * Every session of the account ends, the mailbox hears of it, and links that let somebody in end.
 * Gives the new session of the browser that asks.
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
  await endAccountLinks(tx, { accountId, kinds: accessLinks, now })
  const kind = passwordHash === null ? 'passwordDeleted' : 'passwordChanged'
  await mailOwner(tx, deps, { accountId, kind, now })
  return logBrowserIn(tx, { browser, accountId, now })
}

type Replacement = { account: Account; passwordHash: string | null; browser: Browser }
