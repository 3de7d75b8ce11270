import { afterAll, expect, test } from 'vitest'
import { runJob } from '#jobs/start-workers.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import { passCaptcha } from './pass-captcha.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const solve = async () => solveCaptcha(await shop.deps.captcha.challenge('common'))
const pass = (token: string) => passCaptcha(shop.deps, { token, action: 'common' })
const spent = async () =>
  (await shop.deps.db.selectFrom('spent_captchas').select('proof_key').execute()).length

test('a solved captcha opens one door once, however many ask at the same time', async () => {
  const token = await solve()
  const outcomes = await Promise.allSettled([pass(token), pass(token), pass(token)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(pass(token)).rejects.toMatchObject({ code: 3721, parameter: 'captchaToken' })
})

test('none at all is told apart from a wrong one, and neither leaves a trace', async () => {
  const before = await spent()
  await expect(pass('')).rejects.toMatchObject({ code: 3720, parameter: 'captchaToken' })
  await expect(pass('e30=')).rejects.toMatchObject({ code: 3721 })
  expect(await spent()).toBe(before)
})

test('a used one is forgotten when it would be refused as too old, and not before', async () => {
  const token = await solve()
  await pass(token)
  shop.later(9 * 60 * 1000)
  await runJob(shop.deps, 'forget-expired', {})
  await expect(pass(token)).rejects.toMatchObject({ code: 3721 })
  shop.later(2 * 60 * 1000)
  await runJob(shop.deps, 'forget-expired', {})
  expect(await spent()).toBe(0)
  await expect(pass(token)).rejects.toMatchObject({ code: 3721 })
})
