import type { AccountMailKind } from '#domain/accounts/account-mail.ts'
import { AccountUnknown, AlreadyLoggedIn, PasswordMailNotSent } from '#domain/accounts/errors.ts'
import { findAccountByEmail } from '#domain/accounts/find-account.ts'
import { findAccountMails } from '#domain/accounts/find-account-mails.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import { type BudgetDeps, spendMail } from '#flows/abuse/spend-budget.ts'
import { accountMail } from '#flows/mail/account-mail.ts'
import { type MailDeps, sendMails } from '#flows/mail/send-mails.ts'
import { transact } from '#flows/shared/transact.ts'
import { atMost } from '#kernel/at-most.ts'
import type { AccountId, AccountMailId } from '#kernel/ids.ts'
import { countAccountLookup, type SecretAttemptDeps } from './ensure-password.ts'
import { ensureAccount, findAccount, type SessionKey } from './find-account.ts'
import { mailOwner } from './mail-owner.ts'

type LetterDeps = BudgetDeps & SecretAttemptDeps

/**
 * SPEC §4: a forgotten password sends a link by mail. Throws what `passCaptcha` throws, `AlreadyLoggedIn` (3803),
 * `AccountUnknown` (3801), `TooManySecretAttempts` (3601), `BudgetSpent` (3610) and `PasswordMailNotSent` (3810).
 */
export async function requestNewPassword(
  deps: LetterDeps & MailDeps,
  { email, captchaToken, clientIp, sessionKey }: ForgottenPassword,
): Promise<void> {
  if ((await findAccount(deps, sessionKey)) !== undefined) throw new AlreadyLoggedIn()
  await passCaptcha(deps, { token: captchaToken, action: 'common' })
  await countAccountLookup(deps, clientIp)
  const account = await findAccountByEmail(deps.db, { storefront: deps.storefront.key, email })
  if (account === undefined) throw new AccountUnknown()
  if (!(await spendMail(deps, { mail: 'account', clientIp, email, captcha: 'passed' }))) return
  const mailId = await mail(deps, { accountId: account.id, kind: 'newPassword' })
  if (mailId !== undefined) await sendNow(deps, mailId)
}

/** How long a visitor waits for the mail server. A mail that is not taken by then is sent by its job. */
const visitorWaitsMs = 3000

/** Throws `PasswordMailNotSent` (3810) where its address refuses it. */
async function sendNow(deps: MailDeps, mailId: AccountMailId): Promise<void> {
  await atMost(visitorWaitsMs, sendMails(deps, accountMail, [mailId]))
  const [sent] = await findAccountMails(deps.db, [mailId])
  if (sent?.mail.endedAt && sent.mail.mailedAt === null) throw new PasswordMailNotSent()
}

type ForgottenPassword = {
  email: string
  captchaToken: string
  clientIp: string | undefined
  sessionKey: SessionKey
}

/**
 * Mails the link that confirms the address once more. False where nothing new is mailed: the mail before is on its way, or
 * the address is confirmed. Throws `NotLoggedIn` (3804), `BudgetSpent` (3610) and what `passCaptcha` throws.
 */
export async function resendConfirmation(
  deps: LetterDeps,
  { sessionKey, clientIp, captchaToken }: WantedConfirmation,
): Promise<boolean> {
  const account = await ensureAccount(deps, sessionKey)
  if (account.emailConfirmedAt !== null) return false
  const { email } = account
  const captcha = { token: captchaToken }
  if (!(await spendMail(deps, { mail: 'account', clientIp, email, captcha }))) return false
  return (await mail(deps, { accountId: account.id, kind: 'confirmEmail' })) !== undefined
}

type WantedConfirmation = {
  sessionKey: SessionKey
  clientIp: string | undefined
  captchaToken: string | undefined
}

/** Undefined while the mail before stands for this one. */
const mail = (
  deps: LetterDeps,
  { accountId, kind }: { accountId: AccountId; kind: AccountMailKind },
): Promise<AccountMailId | undefined> =>
  transact(deps, (tx) => mailOwner(tx, deps, { accountId, kind, now: deps.clock.now() }))
