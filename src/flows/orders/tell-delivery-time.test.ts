import { afterAll, expect, test, vi } from 'vitest'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { isDelayedNow, tellDeliveryTime } from './tell-delivery-time.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

/** Asks for a new measure and waits until it is there. */
const measured = async (isThere: () => void): Promise<void> => {
  later(61)
  tellDeliveryTime(shop.deps)
  await vi.waitFor(isThere, { timeout: 20_000 })
}

const later = (seconds: number) => {
  shop.now = new Date(shop.now.getTime() + seconds * 1000)
}

/** Each receiver is a delivery of their own. */
const receivers = Array.from({ length: 20 }, (_, index) =>
  forOther(`Naam ${index}`, `naam${index}@voorbeeld.example`),
)

test('nothing is told before enough was measured, then what nine of ten took, and nothing old', async () => {
  expect(tellDeliveryTime(shop.deps)).toBeUndefined()
  const visitorKey = await shop.fillBasket(receivers.map((receiver) => ({ receiver })))
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  await beginPayment(shop.deps, request)
  later(35)
  await shop.runJobs()
  await measured(() => expect(tellDeliveryTime(shop.deps)).toEqual({ seconds: 35, count: 20 }))
  expect(isDelayedNow(shop.deps)).toBe(false)
  later(11 * 60)
  expect(tellDeliveryTime(shop.deps)).toBeUndefined()
})

test('a delay is told while cards that are paid for wait for an hour, and for an hour after they came', async () => {
  const few = receivers.slice(0, 3)
  const visitorKey = await shop.fillBasket(few.map((receiver) => ({ receiver })))
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('B.') })
  await beginPayment(shop.deps, request)
  await measured(() => expect(isDelayedNow(shop.deps)).toBe(false))
  later(3600)
  await measured(() => expect(isDelayedNow(shop.deps)).toBe(true))
  await shop.runJobs()
  await measured(() => expect(tellDeliveryTime(shop.deps)).toBeDefined())
  expect(isDelayedNow(shop.deps)).toBe(true)
  later(3600)
  await measured(() => expect(isDelayedNow(shop.deps)).toBe(false))
})
