import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { BudgetLimit, Budgets } from '#domain/storefronts/budgets.ts'
import { runJob } from '#jobs/start-workers.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import { returnBudgetOf, type Spending, spendBudgetOf, spendOrSkip } from './spend-budget.ts'

const database = await openTestDatabase()
let shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})
beforeEach(async () => {
  shop.close()
  shop = new OrderShop(database)
  await database.db.deleteFrom('budgets').execute()
})

const minuteMs = 60_000

function limit(mails: readonly BudgetLimit[]): void {
  const { storefront } = shop.deps
  const budgets: Budgets = { ...storefront.fairness.budgets, mails }
  shop.deps.storefront = { ...storefront, fairness: { ...storefront.fairness, budgets } }
}

const spend = (given: Partial<Spending> = {}) =>
  spendBudgetOf(shop.deps, { budget: 'mails', clientIp: '192.0.2.7', ...given })
const spendAll = async (count: number, given: Partial<Spending> = {}) => {
  for (let at = 0; at < count; at += 1) await spend(given)
}
const token = async () => solveCaptcha(await shop.deps.captcha.challenge('common'))
const rows = () => shop.deps.db.selectFrom('budgets').selectAll().execute()

describe('the budget of a source', () => {
  beforeEach(() => limit([{ of: 'source', minutes: 60, max: 6, above: 'refuse' }]))

  test('is refused above its limit with the time to wait, and comes back evenly', async () => {
    await spendAll(6)
    const refusal = { code: 3610, details: { of: 'source', unit: 'minutes', count: 10 } }
    await expect(spend()).rejects.toMatchObject(refusal)
    shop.later(10 * minuteMs)
    await spend()
    await expect(spend()).rejects.toMatchObject(refusal)
  })

  test('is no other network’s, and a refused request takes nothing', async () => {
    await spendAll(6)
    const before = await rows()
    await expect(spend()).rejects.toMatchObject({ code: 3610 })
    expect(await rows()).toEqual(before)
    await spend({ clientIp: '192.0.2.8' })
  })

  test('counts the 56 bits that a household has of an IPv6 address as one', async () => {
    for (let at = 0; at < 6; at += 1) await spend({ clientIp: `2001:db8:1:12${at}0::${at}` })
    await expect(spend({ clientIp: '2001:db8:1:12ff::9' })).rejects.toMatchObject({ code: 3610 })
    await spend({ clientIp: '2001:db8:1:1300::9' })
  })

  test('takes back what turned out to cost nothing', async () => {
    await spendAll(6)
    await returnBudgetOf(shop.deps, { budget: 'mails', clientIp: '192.0.2.7' })
    await spend()
    await expect(spend()).rejects.toMatchObject({ code: 3610 })
  })

  test('names nobody, and is forgotten once it is whole again', async () => {
    await spend()
    expect(JSON.stringify(await rows())).not.toContain('192.0.2.7')
    shop.later(10 * minuteMs + 1)
    await runJob(shop.deps, 'forget-expired', {})
    expect(await rows()).toEqual([])
  })
})

test('an address has one budget however it is written, and above it nobody hears a word', async () => {
  limit([{ of: 'address', minutes: 60, max: 3, above: 'skip' }])
  for (const email of ['jan@x.example', 'JAN+1@x.example', 'jan+2+3@X.example'])
    expect(await spend({ email })).toBe(true)
  expect(await spend({ email: 'jan+4@x.example' })).toBe(false)
  expect(await spend({ email: 'j.an@x.example' })).toBe(true)
  for (const email of ['a.n.na@gmail.com', 'anna@gmail.com', 'an.na+x@googlemail.com'])
    expect(await spend({ email })).toBe(true)
  expect(await spend({ email: 'ann.a@gmail.com' })).toBe(false)
})

test('above the overall limit a captcha is asked, and nobody is refused', async () => {
  limit([{ of: 'all', minutes: 60, max: 2, above: 'captcha' }])
  await spend({ clientIp: '192.0.2.1' })
  await spend({ clientIp: '192.0.2.2' })
  for (let at = 3; at < 9; at += 1) {
    const clientIp = `192.0.2.${at}`
    await expect(spend({ clientIp })).rejects.toMatchObject({ code: 3720 })
    expect(await spend({ clientIp, captcha: { token: await token() } })).toBe(true)
    expect(await spend({ clientIp, captcha: 'passed' })).toBe(true)
  }
  const forged = { token: 'e30=' }
  await expect(spend({ captcha: forged })).rejects.toMatchObject({ code: 3721 })
})

test('what is left out above its limit is counted in one statement', async () => {
  limit([{ of: 'object', minutes: 10, max: 2, above: 'skip' }])
  const ask = () => spendOrSkip(shop.deps, { budget: 'mails', clientIp: null, object: 'ord' })
  expect([await ask(), await ask(), await ask()]).toEqual([true, true, false])
})

describe('however often a limit was passed, its next unit comes back in time', () => {
  const clientIp = null

  test('at an address whose mails were left out', async () => {
    limit([{ of: 'address', minutes: 60, max: 6, above: 'skip' }])
    const email = 'anna@x.example'
    await spendAll(6, { clientIp, email })
    for (let at = 0; at < 1_000; at += 1) expect(await spend({ clientIp, email })).toBe(false)
    shop.later(10 * minuteMs)
    expect(await spend({ clientIp, email })).toBe(true)
    expect(await spend({ clientIp, email })).toBe(false)
  })

  test('at an address that is tried more often than its units come back', async () => {
    limit([{ of: 'address', minutes: 60, max: 6, above: 'skip' }])
    const email = 'anna@x.example'
    await spendAll(6, { clientIp, email })
    const mails: boolean[] = []
    for (let minute = 0; minute < 30; minute += 1) {
      shop.later(minuteMs)
      mails.push(await spend({ clientIp, email }))
    }
    expect(mails.filter(Boolean)).toHaveLength(3)
  })

  test('at an order whose payment was asked about', async () => {
    limit([{ of: 'object', minutes: 10, max: 2, above: 'skip' }])
    const ask = () => spendOrSkip(shop.deps, { budget: 'mails', clientIp, object: 'ord' })
    for (let at = 0; at < 50; at += 1) await ask()
    shop.later(5 * minuteMs)
    expect([await ask(), await ask()]).toEqual([true, false])
  })

  test('overall, after many showed their proof', async () => {
    limit([{ of: 'all', minutes: 60, max: 2, above: 'captcha' }])
    for (let at = 0; at < 50; at += 1) await spend({ captcha: 'passed' })
    shop.later(30 * minuteMs)
    expect(await spend()).toBe(true)
    await expect(spend()).rejects.toMatchObject({ code: 3720 })
  })

  test('after a clock that was years ahead', async () => {
    limit([{ of: 'address', minutes: 60, max: 6, above: 'skip' }])
    const email = 'anna@x.example'
    const realNow = shop.now
    shop.later(365 * 24 * 60 * minuteMs)
    await spend({ clientIp, email })
    shop.now = realNow
    await spend({ clientIp, email })
    shop.later(10 * minuteMs)
    expect(await spend({ clientIp, email })).toBe(true)
  })
})

describe('a budget by the clock', () => {
  const email = 'anna@x.example'
  const mail = () => spend({ clientIp: null, email })
  const mailAll = async (count: number) => {
    const sent: boolean[] = []
    for (let at = 0; at < count; at += 1) sent.push(await mail())
    return sent.filter(Boolean).length
  }
  beforeEach(() => limit([{ of: 'address', minutes: 60, max: 6, above: 'skip' }]))

  test.each([
    ['midnight', '2026-11-21T22:59:00Z'],
    ['the end of summer time', '2026-10-25T00:59:00Z'],
    ['the end of a year', '2026-12-31T22:59:00Z'],
  ])('opens no sooner across %s', async (_what, before) => {
    shop.now = new Date(before)
    expect(await mailAll(8)).toBe(6)
    shop.later(2 * minuteMs)
    expect(await mailAll(2)).toBe(0)
    shop.later(8 * minuteMs)
    expect(await mailAll(2)).toBe(1)
  })

  test('stays spent after the clock was put back, and opens in time', async () => {
    expect(await mailAll(6)).toBe(6)
    shop.later(-3 * 60 * minuteMs)
    expect(await mailAll(2)).toBe(0)
    shop.later(10 * minuteMs)
    expect(await mailAll(2)).toBe(1)
  })

  test('gives no more than once over by a clock that goes ahead and back', async () => {
    const realNow = shop.now
    expect(await mailAll(6)).toBe(6)
    shop.later(24 * 60 * minuteMs)
    expect(await mailAll(8)).toBe(6)
    shop.now = realNow
    expect(await mailAll(8)).toBe(0)
    shop.later(10 * minuteMs)
    expect(await mailAll(8)).toBe(1)
  })

  test('is not closed for longer than one unit takes by a clock that was put back', async () => {
    expect(await mailAll(1)).toBe(1)
    shop.later(-24 * 60 * minuteMs)
    await mail()
    shop.later(10 * minuteMs)
    expect(await mail()).toBe(true)
  })
})

test('several buckets are given back together', async () => {
  limit([
    { of: 'source', minutes: 60, max: 1, above: 'refuse' },
    { of: 'all', minutes: 60, max: 1, above: 'refuse' },
  ])
  await spend()
  await expect(spend()).rejects.toMatchObject({ code: 3610 })
  await returnBudgetOf(shop.deps, { budget: 'mails', clientIp: '192.0.2.7' })
  await spend()
})

test('buckets are given back all or not at all', async () => {
  limit([
    { of: 'source', minutes: 60, max: 2, above: 'refuse' },
    { of: 'all', minutes: 60, max: 2, above: 'refuse' },
  ])
  await spend()
  const statements: unknown[] = []
  const db = shop.deps.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await returnBudgetOf({ ...shop.deps, db }, { budget: 'mails', clientIp: '192.0.2.7' })
  expect(statements).toHaveLength(1)
})
