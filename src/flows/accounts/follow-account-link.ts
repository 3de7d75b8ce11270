import type { Account } from '#domain/accounts/account.ts'
import { confirmEmail, saveDetails } from '#domain/accounts/change-account.ts'
import { AccountLinkInvalid, NotLoggedIn } from '#domain/accounts/errors.ts'
import { emptyKeptGifts } from '#domain/accounts/keep-gift.ts'
import { endAccountLinks } from '#domain/accounts/request-account-mail.ts'
import { emptyBook } from '#domain/accounts/save-booked-address.ts'
import { useAccountLink } from '#domain/accounts/use-account-link.ts'
import type { Tx } from '#domain/db.ts'
import { forgetRemindersOfAccount } from '#domain/reminders/ask-reminders.ts'
import { clearSecretAttempt } from '#domain/secret-attempts/clear-secret-attempt.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { SessionId } from '#kernel/ids.ts'
import { maskEmail } from '#kernel/mask.ts'
import { type Browser, logBrowserIn, logInAndTell } from './browser.ts'
import { replacePassword } from './change-password.ts'
import { endWaysIn } from './end-ways-in.ts'
import { ensurePassword, passwordKeyOf, type SecretAttemptDeps } from './ensure-password.ts'
import { findAccount, type SessionKey } from './find-account.ts'
import { findAccountLink, type LinkDeps, type LinkQuestion } from './find-account-link.ts'
import { takeNewEmail } from './request-new-email.ts'

type ActingDeps = LinkDeps & SecretAttemptDeps & Pick<Deps, 'passwords' | 'queue'>

/** What the page behind a link shows. The address is masked: links travel further than mailboxes. */
export type AccountLinkView = {
  maskedEmail: string
  /** The visitor is logged in as this account. */
  isForMe: boolean
  isEmailConfirmed: boolean
}

/** Looking changes nothing: mail scanners follow links. Throws `AccountLinkInvalid` (3809). */
export async function showAccountLink(
  deps: LinkDeps,
  { sessionKey, ...link }: LinkQuestion & { sessionKey: SessionKey },
): Promise<AccountLinkView> {
  const { mail, account } = await findAccountLink(deps, link)
  const visitor = await findAccount(deps, sessionKey)
  return {
    maskedEmail: maskEmail(mail.email ?? account.email),
    isForMe: visitor?.id === account.id,
    isEmailConfirmed: mail.email === null && account.emailConfirmedAt !== null,
  }
}

/**
 * The mailbox says that it is the account's, or is to be. The visitor who follows the link must be
 * logged in or know the password: else somebody could open an account with a stranger's address and
 * have the stranger confirm it for them. Gives a new session to a visitor who was not logged in.
 * Throws 3809, `NotLoggedIn` (3804), `PasswordWrong` (3808) and `TooManySecretAttempts` (3601).
 */
export async function confirmAccountEmail(
  deps: ActingDeps,
  { token, password, browser }: Confirmation,
): Promise<SessionId | undefined> {
  const { mail, account } = await findAccountLink(deps, { token, kind: 'confirmEmail' })
  const visitor = await findAccount(deps, browser.sessionKey)
  const isLoggedIn = visitor?.id === account.id
  if (!isLoggedIn && password === undefined) throw new NotLoggedIn()
  const hold =
    isLoggedIn || password === undefined
      ? undefined
      : await ensurePassword(deps, { account, password, parameter: 'password' })
  return transact(deps, async (tx) => {
    const now = deps.clock.now()
    await hold?.(tx)
    if (!(await useAccountLink(tx, { id: mail.id, now }))) throw new AccountLinkInvalid()
    if (mail.kind === 'changeEmail') await takeNewEmail(tx, deps, { mail, account })
    else await confirmEmail(tx, { id: account.id, now })
    return hold && logBrowserIn(tx, { browser, accountId: account.id, now })
  })
}

type Confirmation = { token: string; password: string | undefined; browser: Browser }

/**
 * Chooses a new password by the link of a mail. That shows whose mailbox it is, so the address is confirmed too; every
 * other browser is logged out and this one in. Throws `AccountLinkInvalid` (3809).
 */
export async function choosePassword(
  deps: ActingDeps,
  { token, password, browser }: NewPassword,
): Promise<SessionId> {
  const { mail, account } = await findAccountLink(deps, { token, kind: 'newPassword' })
  const passwordHash = await deps.passwords.hash(password)
  return transact(deps, async (tx) => {
    const now = deps.clock.now()
    if (!(await useAccountLink(tx, { id: mail.id, now }))) throw new AccountLinkInvalid()
    await proveMailbox(tx, { account, now })
    const session = await replacePassword(tx, deps, { account, passwordHash, browser })
    await clearSecretAttempt(tx, passwordKeyOf(deps, account.email))
    return session
  })
}

type NewPassword = { token: string; password: string; browser: Browser }

/**
 * Logs a browser in by the link of a mail, which shows whose mailbox it is. Throws
 * `AccountLinkInvalid` (3809).
 */
export async function signInByLink(
  deps: LinkDeps & Pick<Deps, 'queue'>,
  { token, browser }: { token: string; browser: Browser },
): Promise<SessionId> {
  const { mail, account } = await findAccountLink(deps, { token, kind: 'signIn' })
  return transact(deps, async (tx) => {
    const now = deps.clock.now()
    if (!(await useAccountLink(tx, { id: mail.id, now }))) throw new AccountLinkInvalid()
    await proveMailbox(tx, { account, now })
    return logInAndTell(tx, deps, { browser, account, now })
  })
}

/**
 * The mailbox alone confirms the address. The first time, the account may be one that a stranger
 * opened with it: of what stood in it only the names stay, and every way in that was set before
 * ends.
 */
async function proveMailbox(
  tx: Tx,
  { account: { id, firstName, lastName }, now }: { account: Account; now: Date },
): Promise<void> {
  await endAccountLinks(tx, { accountId: id, kinds: ['confirmEmail'], now })
  if (!(await confirmEmail(tx, { id, now }))) return
  await saveDetails(tx, { id, details: { firstName, lastName, billing: {} } })
  await emptyBook(tx, id)
  await emptyKeptGifts(tx, id)
  await forgetRemindersOfAccount(tx, id)
  await endWaysIn(tx, { accountId: id, now })
}
