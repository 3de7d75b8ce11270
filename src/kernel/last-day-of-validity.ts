import { shopTimeZone } from '#kernel/time-zone.ts'

/** Days that a delivery may take without costing its receiver any of the promised months. */
const deliveryDaysMax = 14

/**
 * The last day of the month in which the promised months end, counted from the day on which the delivery has
 * arrived at the latest, in Amsterdam.
 */
export function lastDayOfValidity(issuedAt: Date, months: number): string {
  const ends = Temporal.Instant.fromEpochMilliseconds(issuedAt.getTime())
    .toZonedDateTimeISO(shopTimeZone)
    .toPlainDate()
    .add({ days: deliveryDaysMax })
    .add({ months })
  return ends.with({ day: ends.daysInMonth }).toString()
}
