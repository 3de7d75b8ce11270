import { hkdfSync } from 'node:crypto'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import * as v from 'valibot'
import type { Captcha } from '#domain/captcha/captcha.ts'
import type { Clock } from '#domain/clock.ts'

type Altcha = {
  /** Any key of the shop; its own is derived from it. */
  linkKey: Uint8Array
  clock: Clock
  /** How many numbers a browser has to try at most. */
  workMax: number
}

const validMs = 10 * 60 * 1000
/** About three times the largest token that a browser of ours makes. */
const tokenLengthMax = 1500

/** The library does not check its input, so only a valid proof may reach it. */
const tokenSchema = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.string(),
  number: v.number(),
  salt: v.string(),
  signature: v.string(),
})

/**
 * ALTCHA's proof of work (decision 0035): nothing to look at, to listen to or to type, no third party, and nothing
 * kept. The hash binds salt, action, end and number together; the signature says that the challenge is ours.
 */
export function openAltcha({ linkKey, clock, workMax }: Altcha): Captcha {
  const hmacKey = Buffer.from(hkdfSync('sha256', linkKey, '', 'captcha', 32)).toString('hex')

  return {
    async challenge(action) {
      const expires = new Date(clock.now().getTime() + validMs)
      const work = { hmacKey, maxnumber: workMax, params: { action }, expires }
      const { challenge, salt, signature } = await createChallenge(work)
      return { algorithm: 'SHA-256', challenge, maxnumber: workMax, salt, signature }
    },
    async read(token, action) {
      const solved = parseToken(token)
      // The library would take the time from the machine; ours comes from the clock.
      if (solved === undefined || !(await verifySolution(solved, hmacKey, false))) return undefined
      const made = extractParams(solved)
      const expiresAt = new Date(Number(made.expires) * 1000)
      if (made.action !== action || clock.now() >= expiresAt) return undefined
      return { key: solved.challenge, expiresAt }
    },
  }
}

/** ALTCHA's payload: base64 of JSON. */
function parseToken(token: string): v.InferOutput<typeof tokenSchema> | undefined {
  if (token.length > tokenLengthMax) return undefined
  const result = v.safeParse(tokenSchema, parseJson(Buffer.from(token, 'base64').toString('utf8')))
  return result.success ? result.output : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
