import type { Call } from '#api/ask.ts'
import { sayPaymentMethods } from '#api/storefront-data/say-payment-methods.ts'
import type { Facts } from '#domain/content/facts.ts'

/** What texts may say of the storefront that shows them. */
export function factsOf({ storefront, language }: Pick<Call, 'storefront' | 'language'>): Facts {
  const { name, organisation } = storefront
  const { legalName, address, email, phone, kvkNumber, vatNumber } = organisation
  const paymentMethods = sayPaymentMethods(storefront, language)
  return { name, legalName, address, email, phone, kvkNumber, vatNumber, paymentMethods }
}
