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
  const { paymentId } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  return { visitorKey, news: shop.provider.newsOf(paymentId) }
}

/** What the news leads to, and how many people it calls. */
async function hear(news: ProviderNotification): Promise<{ alerts: object[] }> {
  const before = shop.alerts.length
  await receiveNotifications(shop.deps, [news])
  await shop.runJobs()
  return { alerts: shop.alerts.slice(before) }
}

test('a payment that was authorised a second time, under another reference, calls for a person', async () => {
  const { visitorKey, news } = await buy()
  const before = await outcomeOf(shop, visitorKey)
  const twice = { ...news, reference: 'ANOTHER', dedupeKey: 'authorised:ANOTHER' }
  const { alerts } = await hear(twice)
  expect(alerts).toMatchObject([{ alert: true, reference: 'ANOTHER' }])
  expect(await outcomeOf(shop, visitorKey)).toEqual(before)
})

test('money that the bank takes back, or that never came, calls for a person and moves nothing', async () => {
  const { visitorKey, news } = await buy()
  const before = await outcomeOf(shop, visitorKey)
  const { alerts } = await hear({ ...news, kind: 'contested', dedupeKey: 'CHARGEBACK:1:true' })
  expect(alerts).toMatchObject([{ alert: true, paymentId: news.paymentId }])
  expect(await outcomeOf(shop, visitorKey)).toEqual(before)
})

test('a refund that was not ours, such as one made by hand, calls for a person', async () => {
  const { news } = await buy()
  const { alerts } = await hear({ ...news, kind: 'refunded', dedupeKey: 'REFUND:1:true' })
  expect(alerts).toMatchObject([{ alert: true, paymentId: news.paymentId }])
})

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

test('a payment of another amount calls for a person, who reads what is held and why', async () => {
  const visitorKey = await shop.fillBasket()
  const { paymentId } = await beginPayment(shop.deps, await shop.request(visitorKey))
  const paid = { currency: 'EUR', cents: 25_94 } as const
  const news = { ...shop.provider.newsOf(paymentId, 'authorised'), amount: paid }
  expect((await hear(news)).alerts).toMatchObject([
    {
      alert: true,
      paymentId,
      asked: { currency: 'EUR', cents: 25_95 },
      paid,
      sentence: 'A payment of another amount is held for review.',
    },
  ])
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
