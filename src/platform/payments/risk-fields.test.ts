import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { buildPayment } from '#tests/support/adyen-world.ts'
import { riskFields } from './risk-fields.ts'

const cards = { amount: euro(50_00), count: 2, receiverEmails: ['bram@voorbeeld.example'] }
const riskOf = (about: Parameters<typeof buildPayment>[0]) => riskFields(buildPayment(about))

test('the bank hears how much is gift cards, how many, and that they go by e-mail', () => {
  expect(riskOf({ giftCards: cards })).toEqual({
    merchantRiskIndicator: {
      giftCardAmount: { currency: 'EUR', value: 50_00 },
      giftCardCount: 2,
      giftCardCurr: 'EUR',
      preOrderPurchase: false,
      deliveryEmailAddress: 'bram@voorbeeld.example',
      deliveryAddressIndicator: 'digitalGoods',
      deliveryTimeframe: 'electronicDelivery',
    },
    riskData: { customFields: { receivers: '1' } },
  })
})

test('where one is posted it hears of the post, and of no mail that nobody gets', () => {
  const posted = { ...cards, receiverEmails: [], isPosted: true }
  const { merchantRiskIndicator } = riskOf({ giftCards: posted })
  expect(merchantRiskIndicator).toMatchObject({ deliveryTimeframe: 'twoOrMoreDaysShipping' })
  expect(merchantRiskIndicator).not.toHaveProperty('deliveryEmailAddress')
})

test('a gift to a good cause is nothing like cash', () => {
  expect(riskOf({ giftCards: undefined })).toEqual({})
})

test.each([
  [undefined, 'notApplicable'],
  [1, 'lessThan30Days'],
  [30, 'from30To60Days'],
  [60, 'from30To60Days'],
  [61, 'moreThan60Days'],
])('an account of %s days is %s', (days, indicator) => {
  const account = days === undefined ? undefined : { since: '2026-11-01T12:00:00.000Z', days }
  const { accountInfo } = riskOf({ payer: { account } })
  expect(accountInfo).toMatchObject({ accountAgeIndicator: indicator })
})
