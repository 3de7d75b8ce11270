import { afterAll, expect, test, vi } from 'vitest'
import { showOrder } from '#flows/orders/show-order.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { beginPayment } from './begin-payment.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

test('the provider hears the number by which customers know their order, and where they come back to, at every attempt', async () => {
  const begin = vi.spyOn(shop.deps.payments, 'begin')
  const visitorKey = await shop.fillBasket()
  const { orderUuid } = await beginPayment(shop.deps, await shop.request(visitorKey))
  await beginPayment(shop.deps, await shop.request(visitorKey))
  const order = await showOrder(shop.deps, { uuid: orderUuid, visitorKey, language: 'nl' })
  const named = { number: order.referenceNumber, shopName: shop.deps.storefront.name }
  expect(begin.mock.calls.map(([asked]) => asked.order)).toEqual([named, named])
  for (const [{ returnUrl }] of begin.mock.calls) expect(returnUrl).toContain(orderUuid)
})
