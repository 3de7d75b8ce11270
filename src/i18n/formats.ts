import type { Language } from '#kernel/language.ts'

/** Times are Dutch, wherever the server or the visitor is. */
export const timeZone = 'Europe/Amsterdam'

/** British English: `en-NL` is formatted differently by Node.js and by some browsers. */
export const localeOf: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

/** How GraphQL carries money: minor units with a currency. */
export type WireMoney = { readonly currency: string; readonly value: number }

/**
 * `exact`: always with its decimals, for totals (€ 50,00). `short`: whole euros without, for a choice of amounts
 * (€ 50, but € 12,50).
 */
export type MoneyStyle = 'exact' | 'short'

type MoneyFormatter = { formatter: Intl.NumberFormat; digits: number }

const formatters = new Map<string, MoneyFormatter>()

/** Of minor units a currency has as many as ISO 4217 says: a yen has none, a Kuwaiti dinar a thousand. */
function moneyFormatter(language: Language, currency: string, style: MoneyStyle): MoneyFormatter {
  const key = `${language}-${currency}-${style}`
  const known = formatters.get(key)
  if (known) return known
  const formatter = new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency,
    trailingZeroDisplay: style === 'short' ? 'stripIfInteger' : 'auto',
  })
  const made = { formatter, digits: formatter.resolvedOptions().maximumFractionDigits ?? 2 }
  formatters.set(key, made)
  return made
}

/** As machines read money: whole units with all decimals of the currency and a point, such as 12.50. */
export function decimalOf(money: WireMoney): string {
  const { digits } = moneyFormatter('en', money.currency, 'exact')
  return (money.value / 10 ** digits).toFixed(digits)
}

/** An amount below zero has its minus before the sign of the currency, in every language: − € 5,00. */
export function formatMoney(language: Language, money: WireMoney, style: MoneyStyle = 'exact') {
  const { formatter, digits } = moneyFormatter(language, money.currency, style)
  const size = formatter.format(Math.abs(money.value) / 10 ** digits)
  return money.value < 0 ? `−\u00a0${size}` : size
}

/** As people name a choice: a, b or c. */
export const formatAlternatives = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(localeOf[language], { type: 'disjunction' }).format(names)

const dateFormatters = new Map<string, Intl.DateTimeFormat>()

function dateFormatter(language: Language, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${Object.values(options).join()}`
  const known = dateFormatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeOf[language], { ...options, timeZone })
  dateFormatters.set(key, made)
  return made
}

/** A day as people say it: 21 november 2026. */
export const formatDay = (language: Language, instant: Date | string): string =>
  dateFormatter(language, { dateStyle: 'long' }).format(new Date(instant))
