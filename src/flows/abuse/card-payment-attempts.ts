import { TooManyAttempts } from '#domain/payments/errors.ts'
import { claimSecretAttempt } from '#domain/secret-attempts/claim-secret-attempt.ts'
import { returnSecretAttempt } from '#domain/secret-attempts/clear-secret-attempt.ts'
import { sourceOf } from '#domain/secret-attempts/source-of.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { passCaptcha } from './pass-captcha.ts'

type AttemptDeps = Pick<Deps, 'db' | 'clock' | 'captcha' | 'secretAttemptKeys'>

type Payer = { shopperIp?: string | undefined }

/** From so many on that did not succeed, the next one shows that no machine tries out cards. */
export const captchaFrom = 3

const keyOf = ({ secretAttemptKeys }: AttemptDeps, shopperIp: string | undefined) =>
  secretAttemptKeys.of('cardPaymentSource', sourceOf(shopperIp))

/**
 * Counts a payment by card against where it comes from, before the provider is asked: whoever starts as a new visitor
 * each time could try out stolen cards. Throws what `passCaptcha` throws, and `TooManyAttempts` (2036).
 */
export async function countCardPayment(
  deps: AttemptDeps,
  { shopperIp, captchaToken }: Payer & { captchaToken?: string | undefined },
): Promise<void> {
  const keys = [keyOf(deps, shopperIp)]
  const now = deps.clock.now()
  const claim = await inOneStatement(deps, (one) => claimSecretAttempt(one, { keys, now }))
  if (!claim.isAllowed) throw new TooManyAttempts()
  if (claim.count <= captchaFrom) return
  try {
    await passCaptcha(deps, { token: captchaToken ?? '', action: 'common' })
  } catch (error) {
    // Being asked for a proof is no attempt yet.
    await forgiveCardPayment(deps, { shopperIp })
    throw error
  }
}

/** After a payment by card that succeeded, or of which the provider said nothing: it counts against nobody. */
export async function forgiveCardPayment(deps: AttemptDeps, { shopperIp }: Payer): Promise<void> {
  await inOneStatement(deps, (one) => returnSecretAttempt(one, keyOf(deps, shopperIp)))
}
