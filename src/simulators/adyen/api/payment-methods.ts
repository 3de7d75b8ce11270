import { type PaymentMethodEntry, paymentMethods } from '#kernel/payment-methods.ts'
import { cardBrandsOf } from '#simulators/adyen/cards/card-details.ts'
import { languageOf } from '#simulators/adyen/language.ts'
import { optionalText, readBodyAmount } from '#simulators/adyen/protocol/read-request.ts'
import { configurationOf } from '#simulators/adyen/wallets/wallets.ts'
import type { Operation } from './answer.ts'
import { banksOf } from './banks.ts'

/** POST /paymentMethods: what may be paid with in this country, currency and amount. */
export const answerPaymentMethods: Operation = (sim, { body }) => {
  const country = optionalText(body, 'countryCode')
  const currency = body.amount ? readBodyAmount(body, { isZeroAllowed: true }).currency : undefined
  const language = languageOf(optionalText(body, 'shopperLocale'))
  const isOffered = ({ only, providerType }: PaymentMethodEntry) =>
    // The shop's own ways on top of one of these are not the provider's to know.
    providerType === undefined &&
    (only === undefined ||
      (only.countryCodes?.includes(country ?? '') !== false &&
        (currency === undefined || (only.currencies as readonly string[]).includes(currency))))
  return {
    status: 200,
    body: {
      paymentMethods: paymentMethods.filter(isOffered).map(({ id, name, kind }) => ({
        type: id,
        name: name[language],
        ...(kind === 'card' ? { brands: cardBrandsOf(id, country) } : {}),
        ...configurationOf(sim, id),
        ...(banksOf(id).length > 0 ? { issuers: banksOf(id) } : {}),
      })),
    },
  }
}
