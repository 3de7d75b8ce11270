import type { AccountMailKind } from '#domain/accounts/account-mail.ts'
import { AccountUnknown, AlreadyLoggedIn } from '#domain/accounts/errors.ts'
import { findAccountByEmail } from '#domain/accounts/find-account.ts'
import { requestAccountMail } from '#domain/accounts/request-account-mail.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { AccountId } from '#kernel/ids.ts'
import { countAccountLookup, type SecretAttemptDeps } from './ensure-password.ts'
import { ensureAccount, findAccount, type SessionKey } from './find-account.ts'

type LetterDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'storefront'>

/**
 * SPEC §4: a forgotten password sends a link by mail. Throws what `passCaptcha` throws, `AlreadyLoggedIn` (3803),
 * `AccountUnknown` (3801) and `TooManySecretAttempts` (3601).
 */
export async function requestNewPassword(
  deps: LetterDeps & SecretAttemptDeps & Pick<Deps, 'captcha'>,
  { email, captchaToken, clientIp, sessionKey }: ForgottenPassword,
): Promise<void> {
  if ((await findAccount(deps, sessionKey)) !== undefined) throw new AlreadyLoggedIn()
  await passCaptcha(deps, { token: captchaToken, action: 'common' })
  await countAccountLookup(deps, clientIp)
  const account = await findAccountByEmail(deps.db, { storefront: deps.storefront.key, email })
  if (account === undefined) throw new AccountUnknown()
  await mail(deps, { accountId: account.id, kind: 'newPassword' })
}

type ForgottenPassword = {
  email: string
  captchaToken: string
  clientIp: string | undefined
  sessionKey: SessionKey
}

/**
 * Mails the link that confirms the address once more. False where nothing new is mailed: the mail before is on its way, or
 * the address is confirmed. Throws `NotLoggedIn` (3804).
 */
export async function resendConfirmation(
  deps: LetterDeps,
  sessionKey: SessionKey,
): Promise<boolean> {
  const account = await ensureAccount(deps, sessionKey)
  if (account.emailConfirmedAt !== null) return false
  return mail(deps, { accountId: account.id, kind: 'confirmEmail' })
}

/** False while the mail before stands for this one. */
async function mail(
  deps: LetterDeps,
  { accountId, kind }: { accountId: AccountId; kind: AccountMailKind },
): Promise<boolean> {
  return transact(deps, async (tx) => {
    const now = deps.clock.now()
    const accountMailId = await requestAccountMail(tx, { accountId, kind, now })
    if (accountMailId === undefined) return false
    await deps.queue.send(tx, [{ name: 'send-account-mail', payload: { accountMailId } }])
    return true
  })
}
