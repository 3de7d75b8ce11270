import type { CaptchaAction } from '#domain/captcha/captcha.ts'
import { CaptchaMissing, CaptchaRefused } from '#domain/captcha/errors.ts'
import { spendProof } from '#domain/captcha/spend-proof.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'

/**
 * Lets a request through that shows the proof of a solved captcha, once. The proof is used up whatever becomes of the
 * request, so check what was typed first. Throws `CaptchaMissing` (3720) and `CaptchaRefused` (3721).
 */
export async function passCaptcha(
  deps: Pick<Deps, 'db' | 'captcha'>,
  { token, action }: { token: string; action: CaptchaAction },
): Promise<void> {
  if (token === '') throw new CaptchaMissing()
  const proof = await deps.captcha.read(token, action)
  const isFresh =
    proof !== undefined && (await inOneStatement(deps, (one) => spendProof(one, proof)))
  if (!isFresh) throw new CaptchaRefused()
}
