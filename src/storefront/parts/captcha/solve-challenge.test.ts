import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openAltcha } from '#platform/captcha/altcha.ts'
import { captchaToken } from '#tests/support/solve-captcha.ts'
import { sha256 } from './sha256.ts'
import { solveChallenge } from './solve-challenge.ts'

const hex = (words: Int32Array): string =>
  [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

test('hashes are those of everybody, of any length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    }),
  )
  for (let length = 50; length < 135; length += 1) {
    const bytes = new Uint8Array(length).fill(length)
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('what the browser finds, the shop takes', async () => {
  const captcha = openAltcha({
    linkKeys: [{ id: '1', key: new Uint8Array(32).fill(3) }],
    clock: { now: () => new Date('2026-11-21T10:00:00Z') },
    workMax: 2000,
  })
  const work = await captcha.challenge('common')
  const { algorithm, challenge, salt, signature } = work
  const number = solveChallenge(work)
  const token = captchaToken({ algorithm, challenge, number, salt, signature })
  expect(await captcha.read(token, 'common')).toBeDefined()
})

test('a challenge without a solution comes to an end', () => {
  expect(solveChallenge({ challenge: 'ab'.repeat(32), salt: 'x', maxnumber: 50 })).toBeUndefined()
})
