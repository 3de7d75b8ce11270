import type { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js'
import type {
  GiftCardsInPayment,
  PayerInPayment,
  PaymentToBegin,
} from '#domain/payments/provider.ts'
import { toAdyenAmount } from './amount.ts'
import type { Plain } from './plain.ts'

type RiskFields = Pick<Plain<PaymentRequest>, 'merchantRiskIndicator' | 'accountInfo' | 'riskData'>

/** Tells the card's bank what is bought and by whom, so that fewer honest givers are challenged (3-D Secure). */
export function riskFields({ giftCards, payer }: PaymentToBegin): RiskFields {
  return {
    ...(payer === undefined ? {} : { accountInfo: accountInfo(payer) }),
    ...(giftCards === undefined
      ? {}
      : {
          merchantRiskIndicator: merchantRisk(giftCards),
          riskData: { customFields: { receivers: String(giftCards.receiverEmails.length) } },
        }),
  } as RiskFields
}

/** Where one card is posted, the bank is told of the post. */
function merchantRisk({ amount, count, receiverEmails, isPosted = false }: GiftCardsInPayment) {
  const [firstEmail] = receiverEmails
  return {
    giftCardAmount: toAdyenAmount(amount),
    giftCardCount: count,
    giftCardCurr: amount.currency,
    preOrderPurchase: false,
    ...(firstEmail === undefined ? {} : { deliveryEmailAddress: firstEmail }),
    ...(isPosted
      ? { deliveryAddressIndicator: 'other', deliveryTimeframe: 'twoOrMoreDaysShipping' }
      : { deliveryAddressIndicator: 'digitalGoods', deliveryTimeframe: 'electronicDelivery' }),
  }
}

function accountInfo({ account }: PayerInPayment) {
  if (account === undefined) return { accountAgeIndicator: 'notApplicable' }
  const { since, days } = account
  return {
    accountAgeIndicator:
      days < 30 ? 'lessThan30Days' : days <= 60 ? 'from30To60Days' : 'moreThan60Days',
    accountCreationDate: new Date(since),
  }
}
