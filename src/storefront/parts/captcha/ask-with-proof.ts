import { errorCodes } from '#kernel/error-codes.ts'

type Answer = { errors: readonly { code: number }[] }

/**
 * Asks without a captcha, and once more with one where the shop wants it (3720): above a limit. `ask` is called with a
 * fresh token then.
 */
export async function askWithProof<Result extends Answer>(
  ask: (captchaToken: string | null) => Promise<Result>,
): Promise<Result> {
  const answer = await ask(null)
  if (!answer.errors.some(({ code }) => code === errorCodes.captchaMissing)) return answer
  const { makeCaptchaProof } = await import('./make-captcha-proof.ts')
  return ask(await makeCaptchaProof())
}
