import { forgetAttempts } from '#domain/attempts/forget-attempts.ts'
import type { Deps } from '#flows/deps.ts'
import { inOneStatement } from '#flows/transact.ts'

/** Lets go of guesses that count no more. */
export const forgetOldAttempts = (deps: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  inOneStatement(deps, (tx) => forgetAttempts(tx, deps.clock.now()))
