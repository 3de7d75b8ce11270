import { isEmailReserved } from '#domain/accounts/change-email.ts'
import { AccountExists, AlreadyLoggedIn } from '#domain/accounts/errors.ts'
import { type AccountToOpen, insertAccount } from '#domain/accounts/insert-account.ts'
import type { Tx } from '#domain/db.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import { spendMail } from '#flows/abuse/spend-budget.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { AccountId, SessionId } from '#kernel/ids.ts'
import { type Browser, logBrowserIn } from './browser.ts'
import { countAccountLookup, type SecretAttemptDeps } from './ensure-password.ts'
import { findAccount } from './find-account.ts'
import { mailOwner } from './mail-owner.ts'

export type Newcomer = {
  email: string
  captchaToken: string
  clientIp: string | undefined
  browser: Browser
}

export type Registration = Newcomer &
  Pick<AccountToOpen, 'language' | 'firstName' | 'lastName'> & {
    password: string
  }

export type RegisterDeps = SecretAttemptDeps & Pick<Deps, 'captcha' | 'passwords' | 'queue'>

/**
 * Opens an account, logs its browser in, and asks the mailbox to confirm the address: all of it or
 * nothing. Throws what `ensureNewcomer` throws.
 */
export async function registerAccount(
  deps: RegisterDeps,
  { language, firstName, lastName, password, ...newcomer }: Registration,
): Promise<SessionId> {
  const getsMail = await ensureNewcomer(deps, newcomer)
  const passwordHash = await deps.passwords.hash(password)
  const { email, browser } = newcomer
  return transact(deps, async (tx) => {
    const now = deps.clock.now()
    const person = { language, email, passwordHash, firstName, lastName, termsAcceptedAt: now }
    return (await openAccount(tx, deps, { person, getsMail, browser })).session
  })
}

/**
 * Lets nobody open an account who has one. True where its mailbox may be mailed. Throws what
 * `passCaptcha` throws, `AlreadyLoggedIn` (3803), `AccountExists` (3800), `TooManySecretAttempts`
 * (3601) and `BudgetSpent` (3610).
 */
export async function ensureNewcomer(
  deps: RegisterDeps,
  { email, captchaToken, clientIp, browser }: Newcomer,
): Promise<boolean> {
  if ((await findAccount(deps, browser.sessionKey)) !== undefined) throw new AlreadyLoggedIn()
  await passCaptcha(deps, { token: captchaToken, action: 'common' })
  await countAccountLookup(deps, clientIp)
  const { storefront, clock } = deps
  const asked = { accountId: undefined, storefront: storefront.key, email, now: clock.now() }
  if (await isEmailReserved(deps.db, asked)) throw new AccountExists()
  return spendMail(deps, { clientIp, email, captcha: 'passed', mail: 'account' })
}

type AccountOfBrowser = {
  person: Omit<AccountToOpen, 'storefront' | 'now'>
  /** As `ensureNewcomer` says. */
  getsMail: boolean
  browser: Browser
}

/** Opens an account and logs its browser in. Throws `AccountExists` (3800). */
export async function openAccount(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'queue' | 'storefront'>,
  { person, getsMail, browser }: AccountOfBrowser,
): Promise<{ accountId: AccountId; session: SessionId }> {
  const now = deps.clock.now()
  const storefront = deps.storefront.key
  const accountId = await insertAccount(tx, { ...person, storefront, now })
  // Asked again: its account may have changed it while the password was hashed.
  if (await isEmailReserved(tx, { accountId, storefront, email: person.email, now }))
    throw new AccountExists()
  if (getsMail) await mailOwner(tx, deps, { accountId, kind: 'confirmEmail', now })
  const session = await logBrowserIn(tx, { browser, accountId, now })
  return { accountId, session }
}
