import { cardBrandNames, isCardBrand } from '#kernel/card-brand-names.ts'
import type { Language } from '#kernel/language.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'

type Paid = { language: Language; paymentMethod: string; cardBrand: string | undefined }

/** A way of paying as people know it. What nobody named is shown as the provider calls it. */
export function nameMethod({ language, paymentMethod, cardBrand }: Paid): string {
  const name = findPaymentMethod(paymentMethod)?.name[language] ?? paymentMethod
  if (cardBrand === undefined) return name
  return `${name} (${isCardBrand(cardBrand) ? cardBrandNames[cardBrand] : cardBrand})`
}
