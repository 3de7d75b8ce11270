import type { Account } from '#domain/accounts/account.ts'
import { LogInTooOld, PasswordWrong } from '#domain/accounts/errors.ts'
import { holdFreshSession } from '#domain/accounts/hold-session.ts'
import type { Tx } from '#domain/db.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Browser } from './browser.ts'
import { ensurePassword, type SecretAttemptDeps } from './ensure-password.ts'

/**
 * Asks the owner of an account to show once more who they are, before what a hand at an open
 * browser must not do: by the password, or, where there is none, by a log-in of a moment ago. Gives
 * what the transaction that follows calls first. Both throw `PasswordWrong` (3808) or `LogInTooOld`
 * (3811), the first also `TooManySecretAttempts` (3601).
 */
export async function ensureOwner(
  deps: SecretAttemptDeps & Pick<Deps, 'passwords'>,
  { account, browser: { sessionKey }, password, parameter }: OwnerQuestion,
): Promise<(tx: Tx) => Promise<void>> {
  if (account.hasPassword) {
    if (password === undefined) throw new PasswordWrong(parameter)
    return ensurePassword(deps, { account, password, parameter })
  }
  return async (tx) => {
    const now = deps.clock.now()
    if (sessionKey === undefined || !(await holdFreshSession(tx, { sessionKey, now })))
      throw new LogInTooOld()
  }
}

type OwnerQuestion = {
  account: Account
  browser: Browser
  password: string | undefined
  parameter: 'password' | 'currentPassword'
}
