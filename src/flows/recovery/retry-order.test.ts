import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { loadOrderRecord } from '#domain/orders/load-order-record.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { outcomeOf } from '#tests/support/order-outcome.ts'
import { retryOrder } from './retry-order.ts'

const database = await openTestDatabase()
let shop = new OrderShop(database)
beforeEach(() => {
  shop.close()
  shop = new OrderShop(database)
})
afterAll(async () => {
  shop.close()
  await database.close()
})

async function buy(
  packages: readonly Partial<PackageToAdd>[] = [{}],
  given = { methodId: 'scheme', card: cardOf('A.') } as Parameters<OrderShop['request']>[1],
) {
  const visitorKey = await shop.fillBasket(packages)
  const begun = await beginPayment(shop.deps, await shop.request(visitorKey, given))
  const order = await loadOrderRecord(shop.deps.db, begun.orderUuid)
  if (order === undefined) throw new Error('No order.')
  return { ...begun, visitorKey, orderId: order.id }
}

const retry = async (orderId: Parameters<typeof retryOrder>[1]) =>
  (await retryOrder(shop.deps, orderId)).map(({ name }) => name)

describe('taking an order up again', () => {
  test('finishes one whose jobs were all lost, step by step', async () => {
    const { visitorKey, orderId } = await buy([
      { amountCents: 88_00 },
      { amountCents: 25_00, receiver: forOther('Bram', 'bram@voorbeeld.example') },
    ])
    const steps: string[][] = []
    for (let step = 0; step < 4; step += 1) {
      shop.loseJobs()
      const names = await retry(orderId)
      steps.push(names)
      for (const name of names) await shop.runJobs(name)
    }
    expect(steps).toEqual([
      ['issue-cards', 'send-confirmation-mail'],
      ['send-card-mail', 'send-refund'],
      ['send-refund-mail'],
      [],
    ])
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({ orders: ['completed'], mails: 3 })
    expect(shop.sentTwice).toBe(0)
  })

  test('asks about a payment that got no answer', async () => {
    shop.provider.loseNext('begin', 'after')
    const { orderId } = await buy()
    shop.loseJobs()
    expect(await retry(orderId)).toEqual(['resolve-payment'])
  })

  test('processes a notification about it that was left', async () => {
    const { orderId, paymentId } = await buy([{}], { methodId: 'ideal' })
    shop.provider.decide(paymentId, 'authorised')
    await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId)])
    shop.loseJobs()
    expect(await retry(orderId)).toEqual(['process-notification'])
  })

  test('touches no other order', async () => {
    const done = await buy()
    await shop.runJobs()
    await buy([{ amountCents: 88_00 }])
    shop.loseJobs()
    expect(await retry(done.orderId)).toEqual([])
    expect(shop.waitingJobs).toEqual([])
  })

  test('twice at once mails each receiver once', async () => {
    const { visitorKey, orderId } = await buy()
    await retry(orderId)
    await retry(orderId)
    await shop.runJobs()
    expect((await outcomeOf(shop, visitorKey)).mails).toBe(2)
    expect(shop.sentTwice).toBe(0)
  })

  test('leaves an unpaid order alone', async () => {
    const { orderId } = await buy([{}], { methodId: 'ideal' })
    shop.loseJobs()
    expect(await retry(orderId)).toEqual([])
  })
})
