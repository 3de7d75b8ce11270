import { afterAll, expect, test } from 'vitest'
import { loadOrderRecord } from '#domain/orders/load-order-record.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { sendRefund } from './send-refund.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

/** An order whose only card the issuer refuses for good. */
async function buyRefused() {
  const visitorKey = await shop.fillBasket([{ amountCents: 88_00 }])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A. BOS') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs('issue-cards')
  const refundOf = async () => {
    const [refund] = (await loadOrderRecord(shop.deps.db, orderUuid))?.refunds ?? []
    if (refund === undefined) throw new Error('No refund.')
    return refund
  }
  return { refundOf, refundId: (await refundOf()).id }
}

test('a refund says when the provider took it on and when it was done', async () => {
  const { refundOf, refundId } = await buyRefused()
  const takenOnAt = shop.now
  await shop.runJobs()
  expect(await refundOf()).toMatchObject({ state: 'sent', sentAt: takenOnAt, finishedAt: null })
  shop.later(60_000)
  await receiveNotifications(shop.deps, [shop.provider.newsOfRefund(refundId)])
  await shop.runJobs()
  expect(await refundOf()).toMatchObject({
    state: 'done',
    sentAt: takenOnAt,
    finishedAt: shop.now,
  })
})

test('a refund whose end is heard before its answer was never taken on, only done', async () => {
  const { refundOf, refundId } = await buyRefused()
  shop.provider.loseNext('refund', 'after')
  await expect(sendRefund(shop.deps, { refundId })).rejects.toThrow()
  await receiveNotifications(shop.deps, [shop.provider.newsOfRefund(refundId)])
  await shop.runJobs('process-notification')
  expect(await refundOf()).toMatchObject({ state: 'done', sentAt: null, finishedAt: shop.now })
})
