import type { Currency } from '#kernel/money.ts'

/** Ways to pay, by the names that the payment provider gives them. */
export const paymentMethodIds = [
  'ideal',
  'scheme',
  'paypal',
  'bcmc',
  'blik',
  'mbway',
  'eps',
  'cartebancaire',
] as const

export type PaymentMethodId = (typeof paymentMethodIds)[number]

type MethodRule = {
  /** As people call it. */
  name: string
  /** Where alone it exists; absent: everywhere, in every currency. */
  only?: { countryCode: string; currency: Currency }
  /** Marks to show (SPEC §3, payment logos); none where the specification has none. */
  icons: readonly string[]
}

const inOne = (countryCode: string, currency: Currency) => ({ only: { countryCode, currency } })

const rules: Record<PaymentMethodId, MethodRule> = {
  ideal: { name: 'iDEAL', ...inOne('NL', 'EUR'), icons: ['ideal'] },
  scheme: { name: 'cards', icons: ['visa', 'mastercard'] },
  paypal: { name: 'PayPal', icons: ['paypal'] },
  bcmc: { name: 'Bancontact', ...inOne('BE', 'EUR'), icons: ['bancontact'] },
  blik: { name: 'BLIK', ...inOne('PL', 'PLN'), icons: [] },
  mbway: { name: 'MB Way', ...inOne('PT', 'EUR'), icons: [] },
  eps: { name: 'EPS', ...inOne('AT', 'EUR'), icons: ['adyenEPS'] },
  cartebancaire: {
    name: 'Cartes bancaires',
    ...inOne('FR', 'EUR'),
    icons: ['carteBancaire'],
  },
}

/** Why a method cannot be offered there, as the rest of a sentence; undefined when it can. */
export function refusalOfMethod(
  id: PaymentMethodId,
  at: { countryCode: string; currency: Currency },
): string | undefined {
  const { name, only } = rules[id]
  if (only === undefined) return undefined
  if (only.countryCode === at.countryCode && only.currency === at.currency) return undefined
  return `${name} works in ${only.countryCode} with ${only.currency} only, not in ${at.countryCode} with ${at.currency}`
}

/** The marks of these methods, each once. */
export const iconsOfMethods = (ids: readonly PaymentMethodId[]): string[] => [
  ...new Set(ids.flatMap((id) => rules[id].icons)),
]
