import type { ConfirmationTexts } from './translator.ts'

/** Names of their own, the same in every language. */
const methods: Record<string, string> = {
  ideal: 'iDEAL | Wero',
  paypal: 'PayPal',
  bcmc: 'Bancontact',
}

const brands: Record<string, string> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
}

/** A way of paying as people know it. What nobody named here is shown as the provider calls it. */
export function nameMethod(
  t: ConfirmationTexts,
  { paymentMethod, cardBrand }: { paymentMethod: string; cardBrand: string | undefined },
): string {
  if (paymentMethod !== 'scheme') return methods[paymentMethod] ?? paymentMethod
  return cardBrand === undefined ? t('card') : `${t('card')} (${brands[cardBrand] ?? cardBrand})`
}
