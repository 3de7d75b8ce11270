import { accessLinks } from '#domain/accounts/account-mail.ts'
import { changeEmail, isEmailReserved } from '#domain/accounts/change-email.ts'
import { AccountExists, AccountLinkInvalid } from '#domain/accounts/errors.ts'
import type { MailToAccount } from '#domain/accounts/find-account-mails.ts'
import {
  endAccountLinks,
  endLinksAfterUndo,
  noteChangedEmail,
} from '#domain/accounts/request-account-mail.ts'
import { useAccountLink } from '#domain/accounts/use-account-link.ts'
import type { Tx } from '#domain/db.ts'
import { readdressReminders } from '#domain/reminders/ask-reminders.ts'
import { type BudgetDeps, spendMail } from '#flows/abuse/spend-budget.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { SessionId } from '#kernel/ids.ts'
import { type Browser, logBrowserIn } from './browser.ts'
import { endWaysIn } from './end-ways-in.ts'
import { ensureOwner } from './ensure-owner.ts'
import type { SecretAttemptDeps } from './ensure-password.ts'
import { ensureAccount } from './find-account.ts'
import { findAccountLink } from './find-account-link.ts'
import { mailOwner } from './mail-owner.ts'

type WantedEmail = {
  browser: Browser
  email: string
  password: string | undefined
  clientIp: string | undefined
  captchaToken: string | undefined
}

/**
 * Mails a link to the address that the owner wants to have. The answer does not tell whether it has
 * an account already. Throws `NotLoggedIn` (3804), `BudgetSpent` (3610), what `passCaptcha` throws
 * and what `ensureOwner` throws.
 */
export async function requestNewEmail(
  deps: BudgetDeps & SecretAttemptDeps & Pick<Deps, 'passwords'>,
  { browser, email, password, clientIp, captchaToken }: WantedEmail,
): Promise<void> {
  const account = await ensureAccount(deps, browser.sessionKey)
  const hold = await ensureOwner(deps, { account, browser, password, parameter: 'password' })
  const captcha = { token: captchaToken }
  const getsMail = await spendMail(deps, { mail: 'account', clientIp, email, captcha })
  await transact(deps, async (tx) => {
    await hold(tx)
    if (!getsMail) return
    const now = deps.clock.now()
    await mailOwner(tx, deps, { accountId: account.id, kind: 'changeEmail', email, now })
  })
}

/**
 * The mailbox says that the new address is its own. Links that the one of before was mailed end. It
 * gets one that undoes the change, if it was confirmed: else it may be a stranger's. Throws
 * `AccountExists` (3800).
 */
export async function takeNewEmail(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'queue'>,
  { mail, account }: MailToAccount,
): Promise<void> {
  const now = deps.clock.now()
  const { id: accountId, storefront, email: before, emailConfirmedAt } = account
  const email = mail.email ?? before
  const isTaken =
    !(await changeEmail(tx, { id: accountId, storefront, email, now })) ||
    // Asked last: its account may have given it up a moment ago.
    (await isEmailReserved(tx, { accountId, storefront, email, now }))
  if (isTaken) throw new AccountExists()
  await readdressReminders(tx, { accountId, email })
  await endAccountLinks(tx, { accountId, kinds: ['confirmEmail', ...accessLinks], now })
  if (emailConfirmedAt === null) return
  const mailId = await noteChangedEmail(tx, { accountId, email: before, now })
  await deps.queue.send(tx, [mailJob('account', mailId)])
}

/**
 * Gives an account the address back that it had, by the link in that mailbox. Whoever changed it
 * may have been somebody else: every way in ends but this browser's. Throws `AccountLinkInvalid`
 * (3809) and `AccountExists` (3800).
 */
export async function undoNewEmail(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'accountLinks' | 'storefront'>,
  { token, browser }: { token: string; browser: Browser },
): Promise<SessionId> {
  const { mail, account } = await findAccountLink(deps, { token, kind: 'emailChanged' })
  const { id: accountId, storefront } = account
  return transact(deps, async (tx) => {
    const now = deps.clock.now()
    if (!(await useAccountLink(tx, { id: mail.id, now }))) throw new AccountLinkInvalid()
    const email = mail.email ?? account.email
    if (!(await changeEmail(tx, { id: accountId, storefront, email, now })))
      throw new AccountExists()
    await readdressReminders(tx, { accountId, email })
    await endLinksAfterUndo(tx, { accountId, undone: mail, now })
    await endWaysIn(tx, { accountId, now })
    return logBrowserIn(tx, { browser, accountId, now })
  })
}
