import { forgetSecretAttempts } from '#domain/secret-attempts/forget-secret-attempts.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'

/** Lets go of guesses that count no more. */
export const forgetOldSecretAttempts = (deps: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  inOneStatement(deps, (tx) => forgetSecretAttempts(tx, deps.clock.now()))
