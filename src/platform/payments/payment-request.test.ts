import { expect, test } from 'vitest'
import { buildPayment } from '#tests/support/adyen-world.ts'
import { paymentRequest } from './payment-request.ts'

const asked = (order: { number: string; shopName: string } | undefined) =>
  paymentRequest(buildPayment({ order }), 'TestShop')

test.each([
  ['Cadeaubon', '61-7KD3-9QXM Cadeaubon'],
  ['Cadeaubon Nederland', '61-7KD3-9QXM Cadeaubon'],
  ['Bónbloom & Zo', '61-7KD3-9QXM Bonbloom'],
])('the statement of the bank carries the number of the order and %s', (shopName, statement) => {
  const number = '61-7KD3-9QXM'
  expect(asked({ number, shopName })).toMatchObject({
    merchantOrderReference: number,
    shopperStatement: statement,
  })
})

test('a request that was kept before orders were named is sent as it was', () => {
  expect(asked(undefined)).not.toHaveProperty('shopperStatement')
})
