import type { Localized } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'

type Place = { countryCode: string; currency: Currency }

export type PaymentMethodEntry = {
  /** The payment provider's type. */
  id: string
  name: Localized
  /** The name in the middle of a sentence. */
  inSentence: Localized
  /**
   * Decides what the checkout asks and which hint it gives. `card`: in fields on our own page; `bank`: on a page of
   * the shopper's own bank.
   */
  kind: 'bank' | 'card'
  /**
   * What footer, basket and checkout show of it (SPEC §3, payment logos). Of a card they are its brands: those that the
   * shop takes, as far as the provider does.
   */
  marks: readonly string[]
  /** How many days its money may take; absent: the shopper pays at once, and has a day for it. */
  waitDays?: number
  /** The only place that has it; absent: offered everywhere. */
  only?: Place
}

const inAllLanguages = (name: string): Localized => ({ nl: name, en: name })

/**
 * The ways to pay that the shop can carry out, in the order in which they are shown. Storefronts, mails, the provider's
 * adapter and its simulator follow from an entry; `payment-mark.tsx` draws its mark.
 */
const methods = [
  {
    id: 'ideal',
    name: inAllLanguages('iDEAL | Wero'),
    inSentence: inAllLanguages('iDEAL\u00a0|\u2060\u00a0Wero'),
    kind: 'bank',
    marks: ['ideal'],
    only: { countryCode: 'NL', currency: 'EUR' },
  },
  {
    id: 'scheme',
    name: { nl: 'Creditcard', en: 'Credit card' },
    inSentence: { nl: 'creditcard', en: 'credit card' },
    kind: 'card',
    marks: ['visa', 'mastercard', 'americanExpress', 'maestro'],
  },
] as const satisfies readonly PaymentMethodEntry[]

export type PaymentMethodMark = (typeof methods)[number]['marks'][number]

export const paymentMethods: readonly PaymentMethodEntry[] = methods

/** Undefined for a method that the shop cannot carry out, whatever the provider offers. */
export const findPaymentMethod = (id: string): PaymentMethodEntry | undefined =>
  paymentMethods.find((method) => method.id === id)

export const isCardMethod = (id: string): boolean => findPaymentMethod(id)?.kind === 'card'

export const paymentMethodsIn = ({ countryCode, currency }: Place): readonly PaymentMethodEntry[] =>
  paymentMethods.filter(
    ({ only }) =>
      only === undefined || (only.countryCode === countryCode && only.currency === currency),
  )
