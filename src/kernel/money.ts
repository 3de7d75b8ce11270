/**
 * The currencies that the shop knows (SPEC §9, about 38): those of the storefronts first. How many digits their
 * minor units are is in ISO 4217, which `Intl` has by heart (`#i18n/formats.ts`).
 */
export const currencies = [
  'EUR',
  'GBP',
  'USD',
  'DKK',
  'SEK',
  'NOK',
  'PLN',
  'CHF',
  'AED',
  'AUD',
  'BRL',
  'CAD',
  'MXN',
  'NZD',
  'ARS',
  'CLP',
  'CNY',
  'COP',
  'CZK',
  'HKD',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'ISK',
  'JPY',
  'KRW',
  'KWD',
  'MYR',
  'PHP',
  'QAR',
  'RON',
  'SAR',
  'SGD',
  'THB',
  'TRY',
  'UAH',
  'ZAR',
] as const

export type Currency = (typeof currencies)[number]

/**
 * Money is a whole number of minor units with its currency. Fractions of a cent do not exist here:
 * the caller says where the rest goes.
 */
export type Money = { readonly currency: Currency; readonly cents: number }

export const euro = (cents: number): Money => ({ currency: 'EUR', cents })

/**
 * The VAT inside a price that includes it, in cents, rounded half up. Rates are in basis points:
 * 2100 is 21 %.
 */
export function vatInside(grossCents: number, rateBasisPoints: number): number {
  const net = Math.round((grossCents * 10_000) / (10_000 + rateBasisPoints))
  return grossCents - net
}

export const sum = (values: Iterable<number>): number => {
  let total = 0
  for (const value of values) total += value
  return total
}
