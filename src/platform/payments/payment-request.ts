import type { PaymentRequest } from '@adyen/api-library/lib/src/typings/checkout/paymentRequest.js'
import type { PaymentToBegin } from '#domain/payments/provider.ts'
import type { Language } from '#kernel/language.ts'
import { findPaymentMethod, providerTypeOf } from '#kernel/payment-methods.ts'
import { toProviderBrand } from '#kernel/provider-brands.ts'
import { toAdyenAmount } from './amount.ts'
import type { Plain } from './plain.ts'
import { riskFields } from './risk-fields.ts'

export const shopperLocales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

/**
 * A payment as Adyen wants it. No native 3-D Secure is asked for: a challenge is then a redirect, which needs
 * no script of Adyen's in the checkout.
 */
export function paymentRequest(payment: PaymentToBegin, merchantAccount: string): PaymentRequest {
  const { order, browserInfo, shopperIp } = payment
  const request: Plain<PaymentRequest> = {
    amount: toAdyenAmount(payment.amount),
    merchantAccount,
    reference: payment.paymentId,
    ...(order === undefined
      ? {}
      : { merchantOrderReference: order.number, shopperStatement: statementOf(order) }),
    returnUrl: payment.returnUrl,
    paymentMethod: paymentMethod(payment),
    channel: 'Web',
    countryCode: payment.countryCode,
    shopperLocale: shopperLocales[payment.language],
    shopperEmail: payment.shopperEmail,
    origin: payment.origin,
    ...(shopperIp === undefined ? {} : { shopperIP: shopperIp }),
    ...(browserInfo === undefined ? {} : { browserInfo }),
    ...(payment.card === undefined && payment.answers?.walletToken === undefined
      ? {}
      : riskFields(payment)),
  }
  return request as PaymentRequest
}

/** Banks show this many characters, and cut the rest. */
const statementLengthMax = 22

/** The order's number comes first, so that it is whole on every statement; banks print plain signs only. */
const statementOf = ({ number, shopName }: NonNullable<PaymentToBegin['order']>): string =>
  `${number} ${shopName}`
    .normalize('NFD')
    .replace(/[^\w .,'?+*/-]/g, '')
    .slice(0, statementLengthMax)
    .trim()

const tokenNames: Readonly<Record<string, string>> = {
  applepay: 'applePayToken',
  googlepay: 'googlePayToken',
}

type Method = Plain<PaymentRequest>['paymentMethod']

function paymentMethod({ methodId, card, answers }: PaymentToBegin): Method {
  const method = findPaymentMethod(methodId)
  if (card === undefined || method?.kind !== 'card') {
    const { bank, blikCode, phoneNumber, walletToken } = answers ?? {}
    return {
      type: providerTypeOf(methodId),
      ...(method?.kind === 'wallet' ? { subtype: 'redirect' } : {}),
      ...(bank === undefined ? {} : { issuer: bank }),
      ...(blikCode === undefined ? {} : { blikCode }),
      ...(phoneNumber === undefined ? {} : { telephoneNumber: phoneNumber }),
      ...(walletToken === undefined ? {} : { [tokenNames[methodId] ?? '']: walletToken }),
    } as Method
  }
  const { brand, encryptedSecurityCode, ...fields } = card
  // Of a card with two brands the method says by which one it pays.
  const named = methodId === 'scheme' && brand !== undefined ? toProviderBrand(brand) : undefined
  return {
    type: methodId,
    ...fields,
    ...(encryptedSecurityCode === '' || method.hasNoSecurityCode ? {} : { encryptedSecurityCode }),
    ...(named === undefined ? {} : { brand: named }),
  } as Method
}
