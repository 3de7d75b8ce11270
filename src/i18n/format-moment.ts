import type { Language } from '#kernel/language.ts'
import { localeOf, timeZone } from './formats.ts'

const moments = new Map<Language, Intl.DateTimeFormat>()

/** A day with its time, as people say it: 21 november 2026 om 10:31. */
export function formatMoment(language: Language, instant: Date | string): string {
  let formatter = moments.get(language)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(localeOf[language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    })
    moments.set(language, formatter)
  }
  return formatter.format(new Date(instant))
}
