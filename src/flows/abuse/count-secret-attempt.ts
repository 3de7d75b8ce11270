import { claimSecretAttempt } from '#domain/secret-attempts/claim-secret-attempt.ts'
import {
  clearSecretAttempt,
  returnSecretAttempt,
} from '#domain/secret-attempts/clear-secret-attempt.ts'
import { CardNumberUsedUp, TooManySecretAttempts } from '#domain/secret-attempts/errors.ts'
import type { SecretAttemptKey } from '#domain/secret-attempts/secret-attempt-key.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'

/**
 * Counts an attempt, whatever comes of it, and refuses it when there were too many. Throws `TooManySecretAttempts`
 * (3601), and `CardNumberUsedUp` (3514) where waiting does not help.
 */
export async function countSecretAttempt(
  deps: Pick<Deps, 'db' | 'clock'>,
  keys: readonly SecretAttemptKey[],
): Promise<void> {
  const now = deps.clock.now()
  const claim = await inOneStatement(deps, (one) => claimSecretAttempt(one, { keys, now }))
  if (claim.isAllowed) return
  if (claim.isUsedUp) throw new CardNumberUsedUp()
  throw new TooManySecretAttempts({ retryAt: claim.retryAt, now })
}

/** After a right attempt: what it was about starts anew, and its source stands as it stood before. */
export async function forgiveSecretAttempt(
  deps: Pick<Deps, 'db'>,
  { clear, giveBack }: { clear: SecretAttemptKey; giveBack: SecretAttemptKey },
): Promise<void> {
  await inOneStatement(deps, (one) => clearSecretAttempt(one, clear))
  await inOneStatement(deps, (one) => returnSecretAttempt(one, giveBack))
}
