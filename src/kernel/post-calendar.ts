import { shopTimeZone } from '#kernel/time-zone.ts'

/*
 * On which days the shop posts and the post delivers. Posted is on working days, what was ordered before 17:00 the same
 * day (SPEC §9). Post comes from Tuesday to Saturday, and not on public holidays.
 */

type Day = Temporal.PlainDate

/** SPEC §9: same-day shipping, on a Dutch clock. */
const cutOff = new Temporal.PlainTime(17)

/** Easter Sunday, by the rule of the Gregorian calendar as Meeus writes it. */
function easterOf(year: number): Day {
  const a = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const leaps = Math.floor(century / 4)
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * a + century - leaps - skipped + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const correction = Math.floor((a + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * correction + 114
  return new Temporal.PlainDate(year, Math.floor(days / 31), (days % 31) + 1)
}

/** A Sunday moves the King's birthday to the day before. */
function kingsDayOf(year: number): Day {
  const day = new Temporal.PlainDate(year, 4, 27)
  return day.dayOfWeek === 7 ? day.subtract({ days: 1 }) : day
}

/** Days off of nearly everybody; Good Friday is none, and Liberation Day is one in every fifth year. */
function holidaysOf(year: number): readonly Day[] {
  const easter = easterOf(year)
  return [
    new Temporal.PlainDate(year, 1, 1),
    easter,
    easter.add({ days: 1 }),
    kingsDayOf(year),
    ...(year % 5 === 0 ? [new Temporal.PlainDate(year, 5, 5)] : []),
    easter.add({ days: 39 }),
    easter.add({ days: 49 }),
    easter.add({ days: 50 }),
    new Temporal.PlainDate(year, 12, 25),
    new Temporal.PlainDate(year, 12, 26),
  ]
}

export const isPublicHoliday = (day: Day): boolean =>
  holidaysOf(day.year).some((holiday) => holiday.equals(day))

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
  const posted = (wished && postingFor(dutchDayOf(wished))) ?? postedOn(orderedAt)
  const earliest = postedOn(orderedAt)
  // Paid too late for the day that was wished for: it goes at once.
  const goes = Temporal.PlainDate.compare(posted, earliest) < 0 ? earliest : posted
  return { postedOn: goes, arrivesOn: arrivesAfter(goes) }
}
