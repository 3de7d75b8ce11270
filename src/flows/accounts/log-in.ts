import { AccountUnknown, LoginWrong } from '#domain/accounts/errors.ts'
import { findAccountByEmail } from '#domain/accounts/find-account.ts'
import { holdPassword } from '#domain/accounts/hold-password.ts'
import {
  clearSecretAttempt,
  returnSecretAttempt,
} from '#domain/secret-attempts/clear-secret-attempt.ts'
import { sourceOf } from '#domain/secret-attempts/source-of.ts'
import { countSecretAttempt } from '#flows/abuse/count-secret-attempt.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { SessionId } from '#kernel/ids.ts'
import { type Browser, logBrowserOut, logInAndTell } from './browser.ts'
import { countAccountLookup, passwordKeyOf, type SecretAttemptDeps } from './ensure-password.ts'

type WhoAsks = { email: string; captchaToken: string; clientIp: string | undefined }

/** SPEC §7, checkUserExist: whether an address has an account. Throws what `passCaptcha` throws, and 3601. */
export async function checkUserExists(
  deps: SecretAttemptDeps & Pick<Deps, 'captcha'>,
  { email, captchaToken, clientIp }: WhoAsks,
): Promise<boolean> {
  await passCaptcha(deps, { token: captchaToken, action: 'common' })
  await countAccountLookup(deps, clientIp)
  const account = await findAccountByEmail(deps.db, { storefront: deps.storefront.key, email })
  return account !== undefined
}

/**
 * Logs a browser in with a session and a visitor's key of its own; those that it had before end. Throws what `passCaptcha` throws,
 * `AccountUnknown` (3801), `LoginWrong` (3802) and `TooManySecretAttempts` (3601).
 */
export async function logIn(
  deps: SecretAttemptDeps & Pick<Deps, 'captcha' | 'passwords' | 'queue'>,
  { email, password, captchaToken, clientIp, browser }: LogIn,
): Promise<SessionId> {
  await passCaptcha(deps, { token: captchaToken, action: 'common' })
  const address = passwordKeyOf(deps, email)
  const source = deps.secretAttemptKeys.of('loginSource', sourceOf(clientIp))
  await countSecretAttempt(deps, [address, source])
  const account = await findAccountByEmail(deps.db, { storefront: deps.storefront.key, email })
  const passwordHash = account?.passwordHash ?? undefined
  const isRight = await deps.passwords.isRight(passwordHash, password)
  if (account === undefined) throw new AccountUnknown()
  if (!isRight || passwordHash === undefined) throw new LoginWrong()
  const now = deps.clock.now()
  const { id: accountId } = account
  return transact(deps, async (tx) => {
    if (!(await holdPassword(tx, { id: accountId, passwordHash }))) throw new LoginWrong()
    await clearSecretAttempt(tx, address)
    await returnSecretAttempt(tx, source)
    return logInAndTell(tx, deps, { browser, account, now })
  })
}

type LogIn = WhoAsks & { password: string; browser: Browser }

/** Ends the browser's session, if it has one; its basket and orders are found by nobody any more. */
export async function logOut(
  deps: Pick<Deps, 'db' | 'queue' | 'clock'>,
  browser: Pick<Browser, 'visitorKey' | 'sessionKey'>,
): Promise<void> {
  await transact(deps, (tx) => logBrowserOut(tx, browser, deps.clock.now()))
}
