import { isPublicHoliday } from '#kernel/post-calendar.ts'
import { shopTimeZone } from '#kernel/time-zone.ts'

/** Hours in which somebody answers, as a storefront has them: `MO`, `09:00`, `17:30`. */
export type WorkingHours = readonly { days: readonly string[]; opens: string; closes: string }[]

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

type Span = { from: Temporal.ZonedDateTime; to: Temporal.ZonedDateTime }

/** Hours of one day in their order; none on public holidays. */
function spansOf(day: Temporal.PlainDate, hours: WorkingHours): readonly Span[] {
  if (isPublicHoliday(day)) return []
  const weekday = weekdays[day.dayOfWeek - 1] ?? ''
  const at = (time: string) =>
    day.toZonedDateTime({ timeZone: shopTimeZone, plainTime: Temporal.PlainTime.from(time) })
  return hours
    .filter(({ days }) => days.includes(weekday))
    .map(({ opens, closes }) => ({ from: at(opens), to: at(closes) }))
    .toSorted((one, other) => Temporal.ZonedDateTime.compare(one.from, other.from))
}

/** Longer than any row of holidays. */
const daysMax = 60

/**
 * Moment at which so many working minutes have passed since `moment`, on a Dutch clock. Without any
 * hours it counts as if the shop never closed.
 */
export function afterWorkingMinutes(moment: Date, minutes: number, hours: WorkingHours): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(
    shopTimeZone,
  )
  let leftMs = minutes * 60_000
  for (let ahead = 0; ahead < daysMax; ahead += 1)
    for (const { from, to } of spansOf(start.toPlainDate().add({ days: ahead }), hours)) {
      const beginsMs = Math.max(from.epochMilliseconds, start.epochMilliseconds)
      const roomMs = to.epochMilliseconds - beginsMs
      if (roomMs <= 0) continue
      if (leftMs <= roomMs) return new Date(beginsMs + leftMs)
      leftMs -= roomMs
    }
  return new Date(moment.getTime() + minutes * 60_000)
}
