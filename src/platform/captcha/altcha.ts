import {
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
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
const saltBytes = 12
/** About three times the largest token that a browser of ours makes. */
const tokenLengthMax = 1500

/** Salt, action and end of a challenge. The sign at the end keeps digits of the end from wandering into the number. */
const saltShape = /^[0-9a-f]{24}\?action=([a-z]+)&expires=(\d{1,12})&$/

const tokenSchema = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  number: v.pipe(v.number(), v.integer(), v.minValue(0)),
  salt: v.pipe(v.string(), v.regex(saltShape)),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * ALTCHA's proof of work (decision 0035): nothing to look at, to listen to or to type, no third party, and nothing
 * kept. The hash binds salt, action, end and number together; the signature says that the challenge is ours.
 */
export function openAltcha({ linkKey, clock, workMax }: Altcha): Captcha {
  const key = Buffer.from(hkdfSync('sha256', linkKey, '', 'captcha', 32))
  const sign = (challenge: string): string =>
    createHmac('sha256', key).update(challenge).digest('hex')

  return {
    challenge(action) {
      const expires = Math.floor((clock.now().getTime() + validMs) / 1000)
      const salt = `${randomBytes(saltBytes).toString('hex')}?action=${action}&expires=${expires}&`
      const challenge = sha256(`${salt}${randomInt(workMax + 1)}`)
      const signature = sign(challenge)
      return { algorithm: 'SHA-256', challenge, maxnumber: workMax, salt, signature }
    },
    read(token, action) {
      const solved = parseToken(token)
      if (solved === undefined || solved.action !== action) return undefined
      const { challenge, salt, number, signature, expiresAt } = solved
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(challenge)))
      if (!isOurs || sha256(`${salt}${number}`) !== challenge) return undefined
      return clock.now() < expiresAt ? { key: challenge, expiresAt } : undefined
    },
  }
}

type Solved = v.InferOutput<typeof tokenSchema> & { action: string; expiresAt: Date }

/** ALTCHA's payload: base64 of JSON. */
function parseToken(token: string): Solved | undefined {
  if (token.length > tokenLengthMax) return undefined
  const result = v.safeParse(tokenSchema, parseJson(Buffer.from(token, 'base64').toString('utf8')))
  if (!result.success) return undefined
  const [, action = '', expires = ''] = saltShape.exec(result.output.salt) ?? []
  return { ...result.output, action, expiresAt: new Date(Number(expires) * 1000) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
