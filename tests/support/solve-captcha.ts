import { createHash } from 'node:crypto'
import type { CaptchaChallenge } from '#domain/captcha/captcha.ts'

/** Does the work that a visitor's browser does, and writes it as ALTCHA has it. */
export function solveCaptcha(work: CaptchaChallenge): string {
  const { algorithm, challenge, maxnumber, salt, signature } = work
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return captchaToken({ algorithm, challenge, number, salt, signature })
  }
  throw new Error('This challenge has no solution.')
}

export const captchaToken = (payload: object): string =>
  Buffer.from(JSON.stringify(payload)).toString('base64')

export const openedToken = (token: string) =>
  JSON.parse(Buffer.from(token, 'base64').toString()) as {
    challenge: string
    number: number
    salt: string
    signature: string
  }
