import type { Storefront } from '#domain/storefronts/storefront.ts'
import { formatAlternatives } from '#i18n/formats.ts'
import type { Language } from '#kernel/language.ts'
import { paymentMethodsIn } from '#kernel/payment-methods.ts'

/** The ways to pay that everybody has in a storefront, as part of a sentence: `iDEAL | Wero or credit card`. */
export const sayPaymentMethods = (storefront: Storefront, language: Language): string =>
  formatAlternatives(language, [
    ...new Set(
      paymentMethodsIn(storefront)
        .filter(({ isForCompanies = false }) => !isForCompanies)
        .map(({ inSentence }) => inSentence[language]),
    ),
  ])
