import type { Language } from '#kernel/language.ts'
import { formatDay, timeZone } from './formats.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })

/** Half past five, as a clock has it: 17:30. */
type ClockTime = string

function inEnglish(time: ClockTime): string {
  const [hour = '', minute = ''] = time.split(':')
  const minutes = minute === '00' ? '' : `.${minute}`
  return `${Number(hour) % 12 || 12}${minutes}${Number(hour) < 12 ? 'am' : 'pm'}`
}

const inDutch = (time: ClockTime): string => time.replace(':', '.')

/** From one time to another, as people say it: 09.00–17.30 uur, 9am–5.30pm. */
export const formatHours = (language: Language, from: ClockTime, to: ClockTime): string =>
  language === 'nl' ? `${inDutch(from)}–${inDutch(to)} uur` : `${inEnglish(from)}–${inEnglish(to)}`

/** A moment as people say it: 21 november 2026 om 14.05 uur. */
export function formatMoment(language: Language, instant: Date | string): string {
  const day = formatDay(language, instant)
  const time = clock.format(new Date(instant))
  return language === 'nl' ? `${day} om ${inDutch(time)} uur` : `${day} at ${inEnglish(time)}`
}
