import { afterAll, describe, expect, test } from 'vitest'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { completePayment } from '#flows/payments/complete-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { crashPoints } from '#flows/shared/crash-points.ts'
import { Crash, cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestEmbedded } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { reconcileWork } from './reconcile-work.ts'
import { resumeWork } from './resume-work.ts'

const database = await openTestEmbedded()
afterAll(() => database.close())

/** What a visitor and a provider do around one order, whatever happens to the shop. */
async function live(
  shop: OrderShop,
  visitorKey: string,
  { method, hearsFirst }: { method: 'ideal' | 'scheme'; hearsFirst: boolean },
) {
  const survive = async (work: () => Promise<unknown>) => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Crash)) throw error
      shop.loseJobs()
      await resumeWork(shop.deps)
      return undefined
    }
  }
  const card = method === 'scheme' ? cardOf('A.') : undefined
  const request = await shop.request(visitorKey, { methodId: method, card })
  await survive(() => beginPayment(shop.deps, request))
  await survive(() => shop.runJobs())
  const payment = await shop.deps.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id as paymentId', 'uuid as orderUuid'])
    .where('payments.visitor_key', '=', visitorKey)
    .executeTakeFirst()
  if (payment === undefined) return
  const { paymentId, orderUuid } = payment
  if (!shop.provider.hasBegun(paymentId)) await survive(() => shop.runJobs())
  shop.provider.decide(paymentId, 'authorised')
  const redirectResult = shop.provider.redirectResultOf(paymentId)
  const news = [shop.provider.newsOf(paymentId, 'authorised')]
  const hear = async () => {
    await survive(() => receiveNotifications(shop.deps, news))
    await survive(() => shop.runJobs())
  }
  if (hearsFirst) await hear()
  await survive(() => completePayment(shop.deps, { orderUuid, visitorKey, redirectResult }))
  // The provider repeats what was not answered.
  await hear()
  for (let round = 0; round < 3; round += 1) {
    await survive(() => shop.runJobs())
    shop.later(3 * 60 * 1000)
    await reconcileWork(shop.deps)
  }
  await shop.runJobs()
}

const finished = {
  orders: ['completed'],
  payments: ['settled'],
  units: ['issued', 'issued', 'refunded'],
  refunds: [{ state: 'sent', cents: 88_00 }],
  baskets: ['ordered'],
  balances: [0],
  deliveries: ['sent', 'sent'],
  mails: 4,
}

describe('a process that dies', () => {
  test.each(crashPoints)('at %s loses and doubles nothing', async (point) => {
    let deaths = 0
    for (const method of ['ideal', 'scheme'] as const) {
      const shop = new OrderShop(database)
      const visitorKey = await shop.fillBasket([
        { quantity: 2 },
        { amountCents: 88_00 },
        {
          productId: 'bomen-planten',
          amountCents: 10_00,
          receiver: forOther('Bram', 'bram@voorbeeld.example'),
        },
      ])
      shop.crashAt = point
      await live(shop, visitorKey, { method, hearsFirst: point.startsWith('notification:') })
      if (shop.crashAt === undefined) deaths += 1
      const outcome = await outcomeOf(shop, visitorKey)
      if (point === 'order:placed') {
        expect(outcome, method).toMatchObject({ orders: [], payments: [], baskets: ['open'] })
      } else {
        expect(outcome, method).toMatchObject(finished)
        expect(shop.provider.refundedCents()).toBe(88_00)
      }
      expect(await ledgerFindings(shop)).toEqual([])
      shop.close()
    }
    expect(deaths).toBeGreaterThan(0)
  })
})
