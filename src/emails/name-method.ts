import { cardBrandNames, isCardBrand } from '#kernel/card-brand-names.ts'
import type { Language } from '#kernel/language.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'

type Paid = { language: Language; paymentMethod: string; cardBrand: string | undefined }

/** The name of a payment method for a reader. A method without a name here is named as the provider does. */
export function nameMethod({ language, paymentMethod, cardBrand }: Paid): string {
  const name = findPaymentMethod(paymentMethod)?.name[language] ?? paymentMethod
  if (cardBrand === undefined) return name
  return `${name} (${isCardBrand(cardBrand) ? cardBrandNames[cardBrand] : cardBrand})`
}
