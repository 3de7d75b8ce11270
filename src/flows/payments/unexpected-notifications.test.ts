import { afterAll, expect, test } from 'vitest'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { beginPayment } from './begin-payment.ts'
import { receiveNotifications } from './receive-notifications.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

async function buy(amountCents = 25_00) {
  const visitorKey = await shop.fillBasket([{ amountCents }])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A. BOS') })
  await beginPayment(shop.deps, request)
  await shop.runJobs()
  return { visitorKey }
}

async function hear(news: ProviderNotification): Promise<void> {
  await receiveNotifications(shop.deps, [news])
  await shop.runJobs()
}

test('a payment whose refund the bank sends back is not refunded', async () => {
  const { visitorKey } = await buy(88_00)
  const refund = await shop.deps.db
    .selectFrom('refunds')
    .select('refunds.id')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .where('orders.visitor_key', '=', visitorKey)
    .executeTakeFirstOrThrow()
  await hear(shop.provider.newsOfRefund(refund.id))
  expect((await outcomeOf(shop, visitorKey)).payments).toEqual(['refunded'])
  await hear(shop.provider.newsOfRefund(refund.id, 'refundFailed'))
  expect(await outcomeOf(shop, visitorKey)).toMatchObject({
    payments: ['settled'],
    refunds: [{ state: 'failed' }],
    balances: [88_95],
  })
})

test('a payment that the provider lets expire is given up, and its basket stays open', async () => {
  const visitorKey = await shop.fillBasket()
  const { paymentId } = await beginPayment(shop.deps, await shop.request(visitorKey))
  await hear(shop.provider.newsOf(paymentId, 'expired'))
  expect(await outcomeOf(shop, visitorKey)).toMatchObject({
    orders: ['awaitingPayment'],
    payments: ['abandoned'],
    baskets: ['open'],
  })
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
