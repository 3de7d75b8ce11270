import { shopTimeZone } from '#kernel/time-zone.ts'
/** Days of the shop's own calendar, both included, such as 2026-11-12. One side may be open. */
export type Period = { from: string | undefined; until: string | undefined }

/** The day that it is in the shop, YYYY-MM-DD. */
export const dayOf = (moment: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(shopTimeZone)
    .toPlainDate()
    .toString()

const startOfDayMs = (day: string, daysLater = 0): number =>
  Temporal.PlainDate.from(day).add({ days: daysLater }).toZonedDateTime(shopTimeZone)
    .epochMilliseconds

/** First moment of a day of the shop's calendar, or of one that is so many days later. */
export const startOfDay = (day: string, daysLater = 0): Date =>
  new Date(startOfDayMs(day, daysLater))

/** The two moments at which a period changes what is shown. */
const boundsOf = ({ from, until }: Period): { opens: number; closes: number } => ({
  opens: from === undefined ? Number.NEGATIVE_INFINITY : startOfDayMs(from),
  closes: until === undefined ? Number.POSITIVE_INFINITY : startOfDayMs(until, 1),
})

export function isWithin(period: Period, now: Date): boolean {
  const { opens, closes } = boundsOf(period)
  return opens <= now.getTime() && now.getTime() < closes
}

/** When another day begins in the shop. */
export const nextDayOf = (now: Date): Date => new Date(startOfDayMs(dayOf(now), 1))
