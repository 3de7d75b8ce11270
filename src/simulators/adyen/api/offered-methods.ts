/** A way to pay as `/paymentMethods` offers it. One more is one more line here. */
export type OfferedMethod = {
  type: string
  name: { nl: string; en: string }
  brands?: readonly string[]
  /** Empty means: everywhere. */
  countries: readonly string[]
  currencies: readonly string[]
}

export const offeredMethods: readonly OfferedMethod[] = [
  {
    type: 'ideal',
    name: { nl: 'iDEAL | Wero', en: 'iDEAL | Wero' },
    countries: ['NL'],
    currencies: ['EUR'],
  },
  {
    type: 'scheme',
    name: { nl: 'Creditcard', en: 'Credit Card' },
    brands: ['visa', 'mc', 'amex', 'maestro'],
    countries: [],
    currencies: [],
  },
]
