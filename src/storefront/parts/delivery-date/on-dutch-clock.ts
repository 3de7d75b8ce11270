import { timeZone } from '#i18n/formats.ts'

/** Sweden writes a minute as a field for it wants it: 2026-12-05 09:00. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as a clock in the Netherlands shows it, as fields of date and time hold it: 2026-12-05T09:00. */
export const onDutchClock = (instant: Date): string => clock.format(instant).replace(' ', 'T')
