import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { failWrites, writeAgain } from '#tests/support/failing-writes.ts'
import { outcomeOf } from '#tests/support/order-outcome.ts'
import { beginPayment } from './begin-payment.ts'
import { completePayment } from './complete-payment.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

/** From now on no answer of the provider can be written, nor a job for it. */
const goAway = (when?: string) =>
  failWrites(database.db, { writes: 'update on payments', code: '57P01', ...(when && { when }) })
const comeBack = () => writeAgain(database.db, 'payments')
afterEach(comeBack)

const unpaid = { orders: ['awaitingPayment'], payments: ['opened'], balances: [0] }
const paid = { orders: ['completed'], payments: ['settled'], refunds: [], balances: [0] }

/** What each minute brings, until nothing is left to do. */
async function reconcile(): Promise<void> {
  shop.later(6_000)
  await reconcileWork(shop.deps)
  await shop.runJobs()
}

test('who pays by card while the database goes away is told to wait, and has paid once it is back', async () => {
  const visitorKey = await shop.fillBasket()
  const request = await shop.request(visitorKey, {
    methodId: 'scheme',
    card: cardOf('A. DE VRIES'),
  })
  await goAway()
  await expect(beginPayment(shop.deps, request)).resolves.toMatchObject({ state: 'pending' })
  await comeBack()
  await reconcile()
  expect(await outcomeOf(shop, visitorKey)).toMatchObject(paid)
})

test('so is who paid on the sheet of a wallet', async () => {
  const { methods } = shop.provider
  onTestFinished(() => {
    shop.provider.methods = methods
  })
  shop.provider.methods = [{ id: 'applepay', name: 'Apple Pay', brands: [], banks: [] }]
  const visitorKey = await shop.fillBasket()
  const answers = { walletToken: 'token' }
  const request = await shop.request(visitorKey, { methodId: 'applepay', answers })
  await goAway()
  const { paymentId, state } = await beginPayment(shop.deps, request)
  expect(state).toBe('pending')
  await comeBack()
  shop.provider.decide(paymentId, 'authorised')
  await reconcile()
  expect(await outcomeOf(shop, visitorKey)).toMatchObject(paid)
})

test('who was to be led to a bank is told that the shop is away, and nothing was paid', async () => {
  const visitorKey = await shop.fillBasket()
  const request = await shop.request(visitorKey)
  await goAway()
  await expect(beginPayment(shop.deps, request)).rejects.toMatchObject({ code: '57P01' })
  await comeBack()
  await reconcile()
  expect(await outcomeOf(shop, visitorKey)).toMatchObject(unpaid)
})

test('who comes back from the bank while it is away is told to wait, and has paid once it is back', async () => {
  const visitorKey = await shop.fillBasket()
  const { orderUuid, paymentId } = await beginPayment(shop.deps, await shop.request(visitorKey))
  shop.provider.decide(paymentId, 'authorised')
  const redirectResult = shop.provider.redirectResultOf(paymentId)
  await goAway('new.state <> old.state')
  const request = { orderUuid, visitorKey, redirectResult }
  await expect(completePayment(shop.deps, request)).resolves.toMatchObject({ state: 'pending' })
  await comeBack()
  await reconcile()
  expect(await outcomeOf(shop, visitorKey)).toMatchObject(paid)
})
