import { formatHours } from '#i18n/format-moment.ts'
import { localeOf } from '#i18n/formats.ts'
import type { Language } from '#kernel/language.ts'

export type OpeningHours = { days: string; times: string }

type Hours = { days: readonly string[]; opens: string; closes: string }

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** A week that begins on a Monday; what matters of it is the names of its days. */
const dayOf = (weekday: string): Date => new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday)))

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once: making a format costs more than all that it will ever write. */
function weekdayNames(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale)
  if (known !== undefined) return known
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  formats.set(locale, names)
  return names
}

/** "maandag–vrijdag" for days that follow each other, "dinsdag en zaterdag" for others; "09.00–17.30 uur". */
export function formatOpeningHours(
  language: Language,
  { days, opens, closes }: Hours,
): OpeningHours {
  const locale = localeOf[language]
  const names = weekdayNames(locale)
  const week = weekdays.filter((weekday) => days.includes(weekday))
  const [first = 'MO'] = week
  const last = week.at(-1) ?? first
  const isRun = week.length > 2 && weekdays.indexOf(last) - weekdays.indexOf(first) < week.length
  const said = isRun
    ? names.formatRange(dayOf(first), dayOf(last))
    : new Intl.ListFormat(locale).format(week.map((weekday) => names.format(dayOf(weekday))))
  return { days: said, times: formatHours(language, opens, closes) }
}
