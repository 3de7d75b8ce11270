import { isEmailReserved } from '#domain/accounts/change-email.ts'
import { AccountExists, AlreadyLoggedIn } from '#domain/accounts/errors.ts'
import { insertAccount } from '#domain/accounts/insert-account.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import { spendMail } from '#flows/abuse/spend-budget.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { SessionId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import { type Browser, logBrowserIn } from './browser.ts'
import { countAccountLookup, type SecretAttemptDeps } from './ensure-password.ts'
import { findAccount } from './find-account.ts'
import { mailOwner } from './mail-owner.ts'

export type Registration = {
  language: Language
  firstName: string
  lastName: string
  email: string
  password: string
  captchaToken: string
  clientIp: string | undefined
  browser: Browser
}

type RegisterDeps = SecretAttemptDeps & Pick<Deps, 'captcha' | 'passwords' | 'queue'>

/**
 * Opens an account, logs its browser in, and asks the mailbox to confirm the address: all of it or nothing. Throws what
 * `passCaptcha` throws, `AlreadyLoggedIn` (3803), `AccountExists` (3800), `TooManySecretAttempts` (3601) and `BudgetSpent` (3610).
 */
export async function registerAccount(
  deps: RegisterDeps,
  { password, captchaToken, clientIp, browser, ...person }: Registration,
): Promise<SessionId> {
  if ((await findAccount(deps, browser.sessionKey)) !== undefined) throw new AlreadyLoggedIn()
  await passCaptcha(deps, { token: captchaToken, action: 'common' })
  await countAccountLookup(deps, clientIp)
  const { storefront, clock } = deps
  const { email } = person
  const asked = { accountId: undefined, storefront: storefront.key, email, now: clock.now() }
  if (await isEmailReserved(deps.db, asked)) throw new AccountExists()
  const counted = { clientIp, email, captcha: 'passed' } as const
  const getsMail = await spendMail(deps, { ...counted, mail: 'account' })
  const passwordHash = await deps.passwords.hash(password)
  const now = deps.clock.now()
  return transact(deps, async (tx) => {
    const accountId = await insertAccount(tx, {
      ...{ ...person, passwordHash, now },
      storefront: deps.storefront.key,
    })
    if (getsMail) await mailOwner(tx, deps, { accountId, kind: 'confirmEmail', now })
    return logBrowserIn(tx, { browser, accountId, now })
  })
}
