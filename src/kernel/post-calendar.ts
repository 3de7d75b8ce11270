import Holidays from 'date-holidays'
import { shopTimeZone } from '#kernel/time-zone.ts'

/*
 * On which days the shop posts and the post delivers. Posted is on working days, what was ordered before 17:00 the same
 * day (SPEC §9). Post comes from Tuesday to Saturday, and not on public holidays.
 */

type Day = Temporal.PlainDate

/** SPEC §9: same-day shipping, on a Dutch clock. */
const cutOff = new Temporal.PlainTime(17)

/** The library's days off; it says nothing of the years in which nearly everybody has Liberation Day off. */
const calendar = new Holidays('NL', { types: ['public'] })
const liberationEvery = 5

const daysOff = new Map<number, ReadonlySet<string>>()

/** Days off of nearly everybody, as 2026-12-25; Good Friday is none. */
function daysOffIn(year: number): ReadonlySet<string> {
  const known = daysOff.get(year)
  if (known !== undefined) return known
  const days = new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)))
  if (year % liberationEvery === 0) days.add(`${year}-05-05`)
  daysOff.set(year, days)
  return days
}

export const isPublicHoliday = (day: Day): boolean => daysOffIn(day.year).has(day.toString())

export const isWorkingDay = (day: Day): boolean => day.dayOfWeek <= 5 && !isPublicHoliday(day)

const isPostDay = (day: Day): boolean =>
  day.dayOfWeek >= 2 && day.dayOfWeek <= 6 && !isPublicHoliday(day)

function firstFrom(day: Day, fits: (day: Day) => boolean): Day {
  let found = day
  while (!fits(found)) found = found.add({ days: 1 })
  return found
}

const onDutchClock = (moment: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(shopTimeZone)

/** The day that it is in the Netherlands. */
export const dutchDayOf = (moment: Date): Day => onDutchClock(moment).toPlainDate()

/** Noon of a day in the Netherlands: an instant by which a day is kept, which no change of the clocks moves to another. */
export const noonOf = (day: Day): Date =>
  new Date(
    day.toZonedDateTime({ timeZone: shopTimeZone, plainTime: new Temporal.PlainTime(12) })
      .epochMilliseconds,
  )

/** The day on which what is ordered at this moment is posted. */
export function postedOn(moment: Date): Day {
  const clock = onDutchClock(moment)
  const isInTime = Temporal.PlainTime.compare(clock.toPlainTime(), cutOff) < 0
  return firstFrom(clock.toPlainDate().add({ days: isInTime ? 0 : 1 }), isWorkingDay)
}

/** The day on which the post brings what was posted on this one. */
export const arrivesAfter = (posted: Day): Day => firstFrom(posted.add({ days: 1 }), isPostDay)

/** When something has to be posted to arrive on this day; undefined where no posting brings it just then. */
export function postingFor(day: Day): Day | undefined {
  if (!isPostDay(day)) return undefined
  let posted = day.subtract({ days: 1 })
  while (!isWorkingDay(posted)) posted = posted.subtract({ days: 1 })
  return arrivesAfter(posted).equals(day) ? posted : undefined
}

/** When it goes and when it is there: on the day that was wished for, else as soon as it can. */
export function planPost(
  orderedAt: Date,
  wished: Date | undefined,
): { postedOn: Day; arrivesOn: Day } {
  const earliest = postedOn(orderedAt)
  const posted = (wished && postingFor(dutchDayOf(wished))) ?? earliest
  // Paid too late for the day that was wished for: it goes at once.
  const goes = Temporal.PlainDate.compare(posted, earliest) < 0 ? earliest : posted
  return { postedOn: goes, arrivesOn: arrivesAfter(goes) }
}

/** As the mail says: after so many working days something may be asked about. */
const lateAfterWorkingDays = 5

/** The day from which what was posted on this one is late. */
export function lateFrom(posted: Day): Day {
  let day = posted
  for (let count = 0; count <= lateAfterWorkingDays; count += 1)
    day = firstFrom(day.add({ days: 1 }), isWorkingDay)
  return day
}

/** What was posted before this moment is late now. */
export function lateBefore(now: Date): Date {
  const today = dutchDayOf(now)
  let day = today
  while (Temporal.PlainDate.compare(lateFrom(day), today) > 0) day = day.subtract({ days: 1 })
  return startOf(day.add({ days: 1 }))
}

const startOf = (day: Day): Date =>
  new Date(day.toZonedDateTime({ timeZone: shopTimeZone }).epochMilliseconds)
