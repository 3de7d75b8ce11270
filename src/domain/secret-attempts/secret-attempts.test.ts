import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '#domain/db.ts'
import { openSecretAttemptKeys } from '#platform/secrets/secret-attempt-keys.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { claimSecretAttempt } from './claim-secret-attempt.ts'
import { clearSecretAttempt, returnSecretAttempt } from './clear-secret-attempt.ts'
import { waitUntil } from './errors.ts'
import { forgetSecretAttempts } from './forget-secret-attempts.ts'
import { delaysOf, secretAttemptPolicies, triesKeptMs } from './policies.ts'
import type { SecretAttemptKey } from './secret-attempt-key.ts'
import { sourceOf } from './source-of.ts'

const { db, close } = await openTestDatabase()
afterAll(close)
beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
  now = new Date('2026-11-22T09:00:00Z')
})

const minuteMs = 60_000
let now: Date
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const inTx = <Result>(run: (tx: Tx) => Promise<Result>) => db.transaction().execute(run)
const keys = openSecretAttemptKeys({ linkKeys: [{ id: '1', key: new Uint8Array(32).fill(7) }] })
const number = keys.of('cardNumber', '6299310000000000000')
const source = keys.of('cardSource', '192.0.2.7')

const claim = (...claimed: SecretAttemptKey[]) =>
  inTx((tx) => claimSecretAttempt(tx, { keys: claimed, now }))
/** Guesses until refused; gives how many were let through, and for how long to wait then. */
const attemptAll = async (...claimed: SecretAttemptKey[]) => {
  for (let passed = 0; ; passed += 1) {
    const outcome = await claim(...claimed)
    if (!outcome.isAllowed) return { passed, waitMs: outcome.retryAt.getTime() - now.getTime() }
  }
}
const rows = () => db.selectFrom('attempts').selectAll().orderBy('key').execute()

describe('guessing at one number', () => {
  test('is free five times, then waits longer each time, up to a quarter of an hour', async () => {
    expect(await attemptAll(number)).toEqual({ passed: 5, waitMs: 30_000 })
    const waits = []
    for (let round = 0; round < 7; round += 1) {
      later(waits.at(-1) ?? 30_000)
      const { passed, waitMs } = await attemptAll(number)
      expect(passed).toBe(1)
      waits.push(waitMs)
    }
    expect(waits.map((ms) => ms / minuteMs)).toEqual([1, 2, 4, 8, 15, 15, 15])
  })

  test('is refused until the very moment that was said, and trying meanwhile makes nothing worse', async () => {
    await attemptAll(number)
    const before = await rows()
    later(29_999)
    expect(await claim(number)).toMatchObject({ isAllowed: false })
    expect(await rows()).toEqual(before)
    later(1)
    expect(await claim(number)).toMatchObject({ isAllowed: true })
  })

  test('is forgotten one attempt an hour, and wholly within half a day', async () => {
    for (let round = 0; round < 40; round += 1) {
      await attemptAll(number)
      later(15 * minuteMs)
    }
    later(60 * minuteMs)
    expect(await attemptAll(number)).toMatchObject({ passed: 1 })
    later(11 * 60 * minuteMs)
    expect(await attemptAll(number)).toEqual({ passed: 5, waitMs: 30_000 })
  })

  test('is forgotten at once when it was right', async () => {
    await attemptAll(number)
    await inTx((tx) => clearSecretAttempt(tx, number))
    expect(await attemptAll(number)).toMatchObject({ passed: 5 })
  })

  test('says nothing of other numbers', async () => {
    await attemptAll(number)
    expect(await claim(keys.of('cardNumber', '6299310000000000018'))).toMatchObject({
      isAllowed: true,
    })
  })

  test('by two processes whose clocks differ a little is counted as by one', async () => {
    for (const slip of [3, -4, 2, -3, 1]) {
      later(slip)
      expect(await claim(number)).toMatchObject({ isAllowed: true })
    }
    expect(await claim(number)).toMatchObject({ isAllowed: false })
  })
})

describe('a guess that counts against a number and a source', () => {
  test('is refused when either is, and then counts against none', async () => {
    await attemptAll(number)
    const before = await rows()
    expect(await claim(number, source)).toMatchObject({ isAllowed: false })
    expect(await rows()).toEqual(before)
  })

  test('waits for the later of both', async () => {
    await attemptAll(source)
    await attemptAll(number)
    const refused = { isAllowed: false, retryAt: new Date(now.getTime() + 30_000) }
    expect(await claim(source, number)).toMatchObject(refused)
  })

  test('a source may guess at twenty numbers before it waits', async () => {
    for (let index = 0; index < 20; index += 1)
      expect(await claim(keys.of('cardNumber', `${index}`), source)).toMatchObject({
        isAllowed: true,
      })
    expect(await claim(keys.of('cardNumber', '20'), source)).toMatchObject({ isAllowed: false })
  })

  test('that was right costs its source nothing, and its earlier guesses still count', async () => {
    for (let index = 0; index < 19; index += 1) await claim(source)
    for (let index = 0; index < 3; index += 1) {
      expect(await claim(source)).toMatchObject({ isAllowed: true })
      await inTx((tx) => returnSecretAttempt(tx, source))
    }
    expect(await attemptAll(source)).toEqual({ passed: 1, waitMs: 15_000 })
  })
})

test('every policy lets people guess, makes machines wait, and ends', () => {
  const { cardUnlockMail, myCardsMail, missedGift, orderLinkMail, ...guesses } =
    secretAttemptPolicies
  const mails = [cardUnlockMail, myCardsMail, missedGift]
  expect(mails.every(({ freeTries }) => freeTries === 1)).toBe(true)
  expect(orderLinkMail.freeTries).toBe(3)
  for (const policy of Object.values(guesses)) {
    const delays = delaysOf(policy)
    expect(delays.filter((ms) => ms === 0)).toHaveLength(policy.freeTries - 1)
    expect(delays).toEqual(delays.toSorted((left, right) => left - right))
    expect(delays.at(-1)).toBe(policy.delayMaxMs)
    expect(policy.delayMaxMs).toBeLessThanOrEqual(15 * minuteMs)
    expect(delays.length * policy.forgetsOneAfterMs).toBeLessThanOrEqual(12 * 60 * minuteMs)
  }
})

test('rows go when nothing of them counts, and not before', async () => {
  const login = keys.of('loginEmail', 'anna@voorbeeld.example')
  await attemptAll(login)
  later(5 * 60 * minuteMs)
  await inTx((tx) => forgetSecretAttempts(tx, now))
  expect(await rows()).toHaveLength(1)
  later(1)
  await inTx((tx) => forgetSecretAttempts(tx, now))
  expect(await rows()).toEqual([])
})

test('a number takes fifty tries in all, however slowly they come, and the count is kept for two years', async () => {
  for (let tries = 0; tries < 50; tries += 1) {
    expect(await claim(number, source)).toMatchObject({ isAllowed: true })
    later(24 * 60 * minuteMs)
    await inTx((tx) => forgetSecretAttempts(tx, now))
  }
  const usedUp = { isAllowed: false, isUsedUp: true, retryAt: now }
  expect(await claim(number, source)).toEqual(usedUp)
  expect(await claim(source), 'its source is not to blame').toMatchObject({ isAllowed: true })
  later(triesKeptMs - 25 * 60 * minuteMs)
  await inTx((tx) => forgetSecretAttempts(tx, now))
  expect(await claim(number)).toMatchObject({ isAllowed: false })
  later(25 * 60 * minuteMs)
  await inTx((tx) => forgetSecretAttempts(tx, now))
  expect(await claim(number)).toMatchObject({ isAllowed: true })
})

test('nothing in the table says whom it is about', async () => {
  await claim(number, source)
  const text = JSON.stringify(await rows())
  expect(text).not.toContain('629931')
  expect(text).not.toContain('192.0.2.7')
  expect(keys.of('loginSource', '192.0.2.7').hash).not.toBe(source.hash)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:12ab:a:b:c:d', '2001:db8:1:1200'],
  ['2001:db8:1:12ff::1', '2001:db8:1:1200'],
  ['2001:DB8:1:1302::1', '2001:db8:1:1300'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  [undefined, 'unknown'],
])('%s counts as %s', (ip, source) => {
  expect(sourceOf(ip)).toBe(source)
})

test.each([
  [1, { unit: 'seconds', count: 1 }],
  [30_000, { unit: 'seconds', count: 30 }],
  [59_001, { unit: 'seconds', count: 60 }],
  [60_000, { unit: 'minutes', count: 1 }],
  [60_001, { unit: 'minutes', count: 2 }],
  [-5, { unit: 'seconds', count: 1 }],
])('a wait of %i ms is said as %o', (ms, said) => {
  expect(waitUntil(new Date(now.getTime() + ms), now)).toEqual(said)
})
