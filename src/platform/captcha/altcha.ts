import { hkdfSync } from 'node:crypto'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import * as v from 'valibot'
import type { Captcha } from '#domain/captcha/captcha.ts'
import type { Clock } from '#domain/clock.ts'
import { invariant } from '#kernel/invariant.ts'
import type { LinkKeys } from '#platform/secrets/signed-tokens.ts'

/** Its own keys are derived from those of the shop. */
type Altcha = LinkKeys & {
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
export function openAltcha({ linkKeys, clock, workMax }: Altcha): Captcha {
  const hmacKeys = linkKeys.map(({ key }) =>
    Buffer.from(hkdfSync('sha256', key, '', 'captcha', 32)).toString('hex'),
  )
  const [hmacKey] = hmacKeys
  invariant(hmacKey !== undefined, 'There is a key for captchas.')
  const isSolved = async (solved: Solved): Promise<boolean> => {
    for (const key of hmacKeys) if (await verifySolution(solved, key, false)) return true
    return false
  }

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
      if (solved === undefined || !(await isSolved(solved))) return undefined
      const made = extractParams(solved)
      const expiresAt = new Date(Number(made.expires) * 1000)
      if (made.action !== action || clock.now() >= expiresAt) return undefined
      return { key: solved.challenge, expiresAt }
    },
  }
}

type Solved = v.InferOutput<typeof tokenSchema>

/** ALTCHA's payload: base64 of JSON. */
function parseToken(token: string): Solved | undefined {
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
