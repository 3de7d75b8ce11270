import { afterAll, expect, test } from 'vitest'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { outcomeOf } from '#tests/support/order-outcome.ts'
import { beginPayment } from './begin-payment.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

test('a payment from which nobody comes back is waited for a day, then given up', async () => {
  const visitorKey = await shop.fillBasket()
  await beginPayment(shop.deps, await shop.request(visitorKey))
  const paymentsAfter = async (ms: number) => {
    shop.later(ms)
    await reconcileWork(shop.deps)
    await shop.runJobs()
    return (await outcomeOf(shop, visitorKey)).payments
  }
  expect(await paymentsAfter(24 * 60 * 60 * 1000 - 1)).toEqual(['pending'])
  expect(await paymentsAfter(1)).toEqual(['abandoned'])
})
