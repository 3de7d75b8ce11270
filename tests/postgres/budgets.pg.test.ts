import { afterAll, expect, test } from 'vitest'
import { returnBudgetOf, spendBudgetOf, spendOrSkip } from '#flows/abuse/spend-budget.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(20)
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const { fairness } = shop.deps.storefront
const mails = [
  { of: 'object', minutes: 60, max: 5, above: 'skip' },
  { of: 'all', minutes: 60, max: 500, above: 'skip' },
] as const
const budgets = { ...fairness.budgets, mails }
shop.deps.storefront = { ...shop.deps.storefront, fairness: { ...fairness, budgets } }

const mailsOf = (object: string) => ({ budget: 'mails', clientIp: null, object }) as const

test('of 50 mails about one order at the same moment exactly five go, and one more in its time', async () => {
  const ask = async (count: number) => {
    const asked = Array.from({ length: count }, () => spendOrSkip(shop.deps, mailsOf('ord')))
    return (await Promise.all(asked)).filter(Boolean).length
  }
  expect(await ask(50)).toBe(5)
  shop.later(12 * 60_000)
  expect(await ask(50)).toBe(1)
})

test('what is taken and given back crosswise at the same moment is whole again, without a deadlock', async () => {
  const work = Array.from({ length: 100 }, async (_, index) => {
    const spending = mailsOf(`crossed ${index % 50}`)
    await spendBudgetOf(shop.deps, spending)
    await returnBudgetOf(shop.deps, spending)
  })
  await Promise.all(work)
  const left = await database.db
    .selectFrom('budgets')
    .select('key')
    .where('empty_at', '>', new Date(shop.now.getTime() + 48 * 60_000 + 1000))
    .where('key', 'like', 'mails:object:%')
    .execute()
  expect(left).toHaveLength(1)
})
