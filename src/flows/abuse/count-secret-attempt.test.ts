import { afterAll, expect, test } from 'vitest'
import { sayError } from '#i18n/say-error.ts'
import { runJob } from '#jobs/start-workers.ts'
import type { ShopError } from '#kernel/shop-error.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { countSecretAttempt } from './count-secret-attempt.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const guess = () =>
  countSecretAttempt(shop.deps, [shop.deps.secretAttemptKeys.of('loginEmail', 'a@b.example')])
const refusal = () =>
  guess().then(
    () => undefined,
    (error: ShopError) => error,
  )
const kept = () => shop.deps.db.selectFrom('attempts').select('key').execute()

test('who guessed too often hears in words when to try again', async () => {
  for (let count = 0; count < 5; count += 1) await guess()
  const seconds = await refusal()
  expect(seconds && sayError('nl', seconds)).toBe(
    'Dat waren te veel pogingen. Probeer het over 30 seconden opnieuw.',
  )
  shop.later(30_000)
  await guess()
  const minute = await refusal()
  expect(minute && sayError('nl', minute)).toContain('over 1 minuut opnieuw')
  shop.later(60_000)
  await guess()
  const minutes = await refusal()
  expect(minutes && sayError('en', minutes)).toBe(
    'That was one attempt too many. Please try again in 2 minutes.',
  )
})

test('guesses are forgotten by an hourly job once they count no more', async () => {
  shop.later(6 * 60 * 60_000)
  await runJob(shop.deps, 'forget-expired', {})
  expect(await kept()).toHaveLength(1)
  shop.later(60 * 60_000)
  await runJob(shop.deps, 'forget-expired', {})
  expect(await kept()).toEqual([])
})
