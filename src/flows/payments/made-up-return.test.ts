import { afterAll, expect, test } from 'vitest'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { outcomeOf } from '#tests/support/order-outcome.ts'
import { beginPayment } from './begin-payment.ts'
import { completePayment } from './complete-payment.ts'
import { showPayment } from './show-payment.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

test('a made-up return of somebody else hides nothing and takes no place either while the provider is silent', async () => {
  const visitorKey = await shop.fillBasket()
  const begun = await beginPayment(shop.deps, await shop.request(visitorKey))
  const { orderUuid, paymentId } = begun
  const makeUp = async (redirectResult: string) => {
    shop.provider.loseNext('complete', 'before')
    const view = await completePayment(shop.deps, {
      ...{ orderUuid, visitorKey: 'other', redirectResult },
    })
    expect(view).toMatchObject({ state: 'pending', action: undefined })
  }
  await makeUp('made up')
  const own = await showPayment(shop.deps, { orderUuid, visitorKey })
  expect(own).toMatchObject({ state: 'actionRequired', action: begun.action })
  shop.provider.decide(paymentId, 'authorised')
  shop.provider.loseNext('complete', 'before')
  const redirectResult = shop.provider.redirectResultOf(paymentId)
  const back = completePayment(shop.deps, { orderUuid, visitorKey, redirectResult })
  await expect(back).resolves.toMatchObject({ state: 'pending' })
  await makeUp('made up later')
  shop.later(31_000)
  await reconcileWork(shop.deps)
  await shop.runJobs()
  expect(await outcomeOf(shop, visitorKey)).toMatchObject({ payments: ['settled'] })
})
