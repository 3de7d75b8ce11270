import type { Account } from '#domain/accounts/account.ts'
import { PasswordWrong } from '#domain/accounts/errors.ts'
import { findPasswordHash } from '#domain/accounts/find-account.ts'
import { holdPassword } from '#domain/accounts/hold-password.ts'
import type { Tx } from '#domain/db.ts'
import { clearSecretAttempt } from '#domain/secret-attempts/clear-secret-attempt.ts'
import type { SecretAttemptKey } from '#domain/secret-attempts/secret-attempt-key.ts'
import { sourceOf } from '#domain/secret-attempts/source-of.ts'
import { countSecretAttempt } from '#flows/abuse/count-secret-attempt.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { emailKeyOf } from '#kernel/email.ts'

export type SecretAttemptDeps = Pick<Deps, 'db' | 'clock' | 'secretAttemptKeys' | 'storefront'>

/** What attempts at the password of an address count against, known or not. */
export const passwordKeyOf = (
  { secretAttemptKeys, storefront }: SecretAttemptDeps,
  email: string,
): SecretAttemptKey => secretAttemptKeys.of('loginEmail', `${storefront.key}:${emailKeyOf(email)}`)

/** Whether an address has an account can be asked, and asking is bounded by where it comes from. */
export const countAccountLookup = (
  deps: SecretAttemptDeps,
  clientIp: string | undefined,
): Promise<void> =>
  countSecretAttempt(deps, [deps.secretAttemptKeys.of('accountAsk', sourceOf(clientIp))])

/**
 * Asks an account's owner for the password once more. It counts as a log-in: a stolen session gets no more attempts than
 * a stranger. Gives what the transaction that follows calls first: it holds on to the password that was right. Both throw
 * `PasswordWrong` (3808), the first also `TooManySecretAttempts` (3601).
 */
export async function ensurePassword(
  deps: SecretAttemptDeps & Pick<Deps, 'passwords'>,
  { account, password, parameter }: PasswordQuestion,
): Promise<(tx: Tx) => Promise<void>> {
  const key = passwordKeyOf(deps, account.email)
  await countSecretAttempt(deps, [key])
  const passwordHash = await findPasswordHash(deps.db, account.id)
  const isRight = await deps.passwords.isRight(passwordHash, password)
  if (passwordHash === undefined || !isRight) throw new PasswordWrong(parameter)
  await inOneStatement(deps, (one) => clearSecretAttempt(one, key))
  return async (tx) => {
    if (!(await holdPassword(tx, { id: account.id, passwordHash })))
      throw new PasswordWrong(parameter)
  }
}

type PasswordQuestion = {
  account: Pick<Account, 'id' | 'email'>
  password: string
  parameter: 'password' | 'currentPassword'
}
