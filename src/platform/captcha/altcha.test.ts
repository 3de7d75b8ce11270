import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CaptchaAction } from '#domain/captcha/captcha.ts'
import { captchaToken, openedToken, solveCaptcha } from '#tests/support/solve-captcha.ts'
import { openAltcha } from './altcha.ts'

const start = new Date('2026-11-21T10:00:00Z')
let now = start
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
const linkKey = new Uint8Array(32).fill(3)
const captcha = openAltcha({
  linkKeys: [{ id: '1', key: linkKey }],
  clock: { now: () => now },
  workMax: 100,
})

const solved = async () => {
  now = start
  return solveCaptcha(await captcha.challenge('common'))
}

describe('a captcha', () => {
  test('has the form that ALTCHA has, and a number within its bounds', async () => {
    const work = await captcha.challenge('common')
    expect(work).toMatchObject({ algorithm: 'SHA-256', maxnumber: 100 })
    expect(openedToken(solveCaptcha(work)).number).toBeLessThanOrEqual(100)
  })

  test('is passed by its solution, which is known by the same key each time', async () => {
    const token = await solved()
    const proof = await captcha.read(token, 'common')
    expect(proof).toEqual({ key: openedToken(token).challenge, expiresAt: minutes(10) })
    expect(await captcha.read(token, 'common')).toEqual(proof)
  })

  test('is good for ten minutes', async () => {
    const token = await solved()
    now = new Date(minutes(10).getTime() - 1)
    expect(await captcha.read(token, 'common')).toBeDefined()
    now = minutes(10)
    expect(await captcha.read(token, 'common')).toBeUndefined()
  })

  test('is good for the action that it was made for only', async () => {
    const other = 'login' as CaptchaAction
    expect(
      await captcha.read(solveCaptcha(await captcha.challenge(other)), 'common'),
    ).toBeUndefined()
  })

  test('of another shop is not passed', async () => {
    const others = openAltcha({
      linkKeys: [{ id: '1', key: new Uint8Array(32).fill(4) }],
      clock: { now: () => now },
      workMax: 100,
    })
    expect(
      await captcha.read(solveCaptcha(await others.challenge('common')), 'common'),
    ).toBeUndefined()
  })

  test('is not passed by a wrong number, nor by one with digits of the salt, nor hashed otherwise', async () => {
    const token = openedToken(await solved())
    const tries = [
      { ...token, number: token.number + 1 },
      { ...token, number: -1 },
      { ...token, number: token.number + 0.5 },
      { ...token, number: String(token.number) },
      { ...token, salt: token.salt.replace('&', '') },
      { ...token, salt: token.salt.replace('expires=', 'expires=9') },
      { ...token, salt: token.salt.replace('common', 'other') },
      { ...token, signature: token.signature.replace(/^./, 'g') },
      { ...token, algorithm: 'SHA-1' },
      { ...token, algorithm: 'beads' },
    ]
    for (const forged of tries)
      expect(await captcha.read(captchaToken({ algorithm: 'SHA-256', ...forged }), 'common')).toBe(
        undefined,
      )
  })

  test('that was forged is refused, with any signature', async () => {
    const salt = `${'0'.repeat(24)}?action=common&expires=9999999999&`
    const challenge = createHash('sha256').update(`${salt}1`).digest('hex')
    for (const key of ['', linkKey, 'captcha']) {
      const signature = createHmac('sha256', key).update(challenge).digest('hex')
      const token = captchaToken({ algorithm: 'SHA-256', challenge, number: 1, salt, signature })
      expect(await captcha.read(token, 'common')).toBeUndefined()
    }
  })

  test('is not passed by noise, and noise breaks nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        async (text) => (await captcha.read(text, 'common')) === undefined,
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.json(), async (json) => {
        expect(await captcha.read(Buffer.from(json).toString('base64'), 'common')).toBeUndefined()
      }),
    )
    expect(await captcha.read('A'.repeat(1_000_000), 'common')).toBeUndefined()
  })
})
