import type { Language } from '#kernel/language.ts'

/** People see Dutch time, wherever the server or the visitor is. */
export const timeZone = 'Europe/Amsterdam'

/** British English: `en-NL` is formatted differently by Node.js and by some browsers. */
export const localeOf: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

/** How GraphQL carries money: minor units with a currency. */
export type WireMoney = { readonly currency: string; readonly value: number }

/**
 * `exact`: always two decimals, for totals (€ 50,00). `short`: whole euros without, for a choice of amounts
 * (€ 50, but € 12,50).
 */
export type MoneyStyle = 'exact' | 'short'

const formatters = new Map<string, Intl.NumberFormat>()

function moneyFormatter(language: Language, currency: string, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${language}-${currency}-${decimals}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formatters.set(key, made)
  return made
}

export function formatMoney(language: Language, money: WireMoney, style: MoneyStyle = 'exact') {
  const isWhole = money.value % 100 === 0
  const decimals = style === 'short' && isWhole ? 0 : 2
  return moneyFormatter(language, money.currency, decimals).format(money.value / 100)
}

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

/** A moment as people say it: 21 november 2026 om 14:05. */
export const formatMoment = (language: Language, instant: Date | string): string =>
  dateFormatter(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant))
