import { timeZone } from '#i18n/formats.ts'

/** Sweden writes a minute as a field for it wants it: 2026-12-05 09:00. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as a clock in the Netherlands shows it, as fields of date and time hold it: 2026-12-05T09:00. */
export const onDutchClock = (instant: Date): string => clock.format(instant).replace(' ', 'T')

/** The instant of a minute on a Dutch clock, to be shown; undefined while it is none. The API decides by itself. */
export function instantOnDutchClock(minute: string): Date | undefined {
  const asked = Date.parse(`${minute}Z`)
  if (Number.isNaN(asked)) return undefined
  const shift = Date.parse(`${onDutchClock(new Date(asked))}Z`) - asked
  return new Date(asked - shift)
}
