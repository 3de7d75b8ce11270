import { cardBrandNames, isCardBrand } from '#kernel/card-brand-names.ts'
import { nameOfMethod } from '#kernel/payment-methods.ts'
import type { OrderMail } from './order-mail.ts'

/** The name of a payment method for a reader. A method without a name here is named as the provider does. */
export function nameMethod({
  language,
  paymentMethod,
  cardBrand,
}: Pick<OrderMail, 'language' | 'paymentMethod' | 'cardBrand'>): string {
  const name = nameOfMethod(paymentMethod)?.[language] ?? paymentMethod
  if (cardBrand === undefined) return name
  return `${name} (${isCardBrand(cardBrand) ? cardBrandNames[cardBrand] : cardBrand})`
}
