import { TooManyAttempts } from '#domain/payments/errors.ts'
import { claimSecretAttempt } from '#domain/secret-attempts/claim-secret-attempt.ts'
import { returnSecretAttempt } from '#domain/secret-attempts/clear-secret-attempt.ts'
import type { SecretAttemptKey } from '#domain/secret-attempts/secret-attempt-key.ts'
import { sourceOf } from '#domain/secret-attempts/source-of.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { passCaptcha } from './pass-captcha.ts'

type AttemptDeps = Pick<Deps, 'db' | 'clock' | 'captcha' | 'secretAttemptKeys'>

type Payer = { shopperIp?: string | undefined }

/** From so many on that did not succeed, the next one shows that no machine tries out cards. */
export const captchaFrom = 3

const keyOf = (
  { secretAttemptKeys }: Pick<Deps, 'secretAttemptKeys'>,
  shopperIp: string | undefined,
) => secretAttemptKeys.of('cardPaymentSource', sourceOf(shopperIp))

/** A payment by card that counts against its source, until it succeeds or nobody answers. */
export type CardAttempt = {
  /** What is to be given back; undefined from the second time on. */
  takeBack(): SecretAttemptKey | undefined
}

/** The one that was counted for them when they began to pay. */
export function cardAttemptOf(deps: Pick<Deps, 'secretAttemptKeys'>, payer: Payer): CardAttempt {
  let counted: SecretAttemptKey | undefined = keyOf(deps, payer.shopperIp)
  return {
    takeBack: () => {
      const given = counted
      counted = undefined
      return given
    },
  }
}

/**
 * Counts a payment by card against where it comes from, before the provider is asked: whoever starts as a new visitor
 * each time could try out stolen cards. Throws what `passCaptcha` throws, and `TooManyAttempts` (2036).
 */
export async function countCardPayment(
  deps: AttemptDeps,
  { shopperIp, captchaToken }: Payer & { captchaToken?: string | undefined },
): Promise<CardAttempt> {
  const keys = [keyOf(deps, shopperIp)]
  const attempt = cardAttemptOf(deps, { shopperIp })
  const now = deps.clock.now()
  // The bank is asked after its payment is written.
  const asked = { keys, now, commitAsync: true }
  const claim = await inOneStatement(deps, (one) => claimSecretAttempt(one, asked))
  if (!claim.isAllowed) throw new TooManyAttempts()
  if (claim.count <= captchaFrom) return attempt
  try {
    await passCaptcha(deps, { token: captchaToken ?? '', action: 'common' })
  } catch (error) {
    // Being asked for a proof is no attempt yet.
    await forgiveCardPayment(deps, attempt)
    throw error
  }
  return attempt
}

/** After a payment by card of which the provider said nothing: it counts against nobody. One that succeeded is given back as it settles. */
export async function forgiveCardPayment(
  deps: Pick<Deps, 'db'>,
  attempt: CardAttempt,
): Promise<void> {
  const key = attempt.takeBack()
  if (key !== undefined) await inOneStatement(deps, (one) => returnSecretAttempt(one, key))
}
