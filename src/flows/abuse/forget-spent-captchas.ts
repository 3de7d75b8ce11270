import { forgetProofs } from '#domain/captcha/forget-proofs.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'

/** Lets go of used captchas that are too old to be shown again. */
export const forgetSpentCaptchas = (deps: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  inOneStatement(deps, (tx) => forgetProofs(tx, deps.clock.now()))
