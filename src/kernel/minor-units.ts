import type { Currency, Money } from '#kernel/money.ts'

const known = new Map<Currency, number>()

/** How many digits stand behind the point: two for the euro, none for the yen, three for the dinar (ISO 4217). */
export function minorDigits(currency: Currency): number {
  const earlier = known.get(currency)
  if (earlier !== undefined) return earlier
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  known.set(currency, digits)
  return digits
}

/** `12.5` in minor units, exactly; undefined where it is no amount, or is finer than the currency. */
export function parseMajorUnits(text: string, currency: Currency): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,13})(?:\.(\d{1,10}))?$/.exec(text) ?? []
  const digits = minorDigits(currency)
  if (whole === '' || /[^0]/.test(fraction.slice(digits))) return undefined
  return Number(`${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`)
}

/** 12.50 of 1250 cents, with the digits of the currency. */
export function inMajorUnits(cents: number, currency: Currency): string {
  const digits = minorDigits(currency)
  return (cents / 10 ** digits).toFixed(digits)
}

/** `12.50 EUR`: for people who compare with what a bank or a provider prints. */
export const sayMoney = ({ cents, currency }: Money): string =>
  `${inMajorUnits(cents, currency)} ${currency}`
