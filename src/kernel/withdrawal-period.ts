import { dutchDayOf, isPublicHoliday } from '#kernel/post-calendar.ts'

type Day = Temporal.PlainDate

/** The law's days to change one's mind (BW 6:230o). */
export const withdrawalDays = 14
/** How much longer, where the shop did not tell of the right. */
const forgottenMonths = 12

/** Liberation Day counts each year here, and Good Friday as a holiday (Algemene termijnenwet, article 3). */
const isHoliday = (day: Day): boolean =>
  isPublicHoliday(day) || (day.month === 5 && day.day === 5) || isGoodFriday(day)

/** Three days before Easter Monday, the one Monday in spring before May that is a holiday and not the King's. */
const isGoodFriday = (day: Day): boolean => {
  const monday = day.add({ days: 3 })
  const isKingsDay = monday.month === 4 && monday.day >= 26
  return (
    day.dayOfWeek === 5 &&
    monday.month <= 4 &&
    !isKingsDay &&
    isPublicHoliday(monday) &&
    monday.dayOfYear > 75
  )
}

/** A period that would end on a Saturday, a Sunday or a holiday ends on the next day that is neither. */
function moved(day: Day): Day {
  let last = day
  while (last.dayOfWeek > 5 || isHoliday(last)) last = last.add({ days: 1 })
  return last
}

export type WithdrawalPeriod = {
  /** When it was ordered, or when the post brought it. */
  from: Date
  /** When the shop told of the right; undefined while it has not. */
  informedAt: Date | undefined
}

/**
 * The last day of the right, which ends at its midnight on a Dutch clock. The day itself does not count. Whoever was told late has
 * fourteen days from then, and whoever never was twelve months more.
 */
export function withdrawalUntil({ from, informedAt }: WithdrawalPeriod): Day {
  const ends = moved(dutchDayOf(from).add({ days: withdrawalDays }))
  const latest = moved(
    dutchDayOf(from).add({ days: withdrawalDays }).add({ months: forgottenMonths }),
  )
  if (informedAt === undefined) return latest
  const sinceTold = moved(dutchDayOf(informedAt).add({ days: withdrawalDays }))
  const until = Temporal.PlainDate.compare(sinceTold, ends) > 0 ? sinceTold : ends
  return Temporal.PlainDate.compare(until, latest) > 0 ? latest : until
}

export const isWithdrawable = (period: WithdrawalPeriod, now: Date): boolean =>
  Temporal.PlainDate.compare(dutchDayOf(now), withdrawalUntil(period)) <= 0

/** The shop pays back within as many days as the law gives it, counted from the statement. */
export const payBackUntil = (statedAt: Date): Day =>
  dutchDayOf(statedAt).add({ days: withdrawalDays })
