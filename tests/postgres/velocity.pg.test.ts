import { afterAll, expect, test } from 'vitest'
import type { VelocityLimit } from '#domain/storefronts/fairness.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { sum } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther, testStorefront } from '#tests/support/build-shop.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(20)
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const limitTo = (...velocity: readonly VelocityLimit[]) => {
  shop.deps.storefront = {
    ...shop.deps.storefront,
    fairness: { ...testStorefront.fairness, velocity },
  }
}

/** Buttons of ever new visitors, all pressed at the same moment. */
async function pressAtOnce(count: number, { email, ip }: { email?: string; ip?: string }) {
  const requests = []
  for (let number = 0; number < count; number += 1) {
    const [a, b] = [forOther('A', `a-${email}`), forOther('B', `b-${email}`)]
    // Half of them name the receivers the other way round: nobody waits for ever.
    const receivers = number % 2 === 0 ? [a, b] : [b, a]
    const packages = receivers.map((receiver) => ({ receiver }))
    const visitorKey = await shop.fillBasket(packages, { email: email ?? `${number}@x.example` })
    requests.push(await shop.request(visitorKey, ip === undefined ? {} : { shopperIp: ip }))
  }
  const pressed = await Promise.allSettled(
    requests.map((request) => beginPayment(shop.deps, request)),
  )
  for (const one of pressed)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({ code: errorCodes.tooManyOrders })
  return pressed.filter(({ status }) => status === 'fulfilled').length
}

const counted = async () => {
  const rows = await database.db.selectFrom('order_velocity').select('orders').execute()
  return sum(rows.map(({ orders }) => orders))
}

test('fifty orders at the same moment count fifty, for whoever pays and for both receivers', async () => {
  limitTo(
    { of: 'payer', hours: 1, ordersMax: 1000, action: 'refuse' },
    { of: 'receiver', hours: 24, ordersMax: 1000, action: 'refuse' },
  )
  expect(await pressAtOnce(50, { email: 'anna@voorbeeld.example' })).toBe(50)
  expect(await counted()).toBe(150)
})

test('of fifty from one place no more pass than its limit, whoever they are', async () => {
  limitTo({ of: 'source', hours: 1, ordersMax: 20, action: 'refuse' })
  expect(await pressAtOnce(50, { ip: '203.0.113.7' })).toBe(20)
  expect(await pressAtOnce(1, { ip: '203.0.113.8' })).toBe(1)
})
