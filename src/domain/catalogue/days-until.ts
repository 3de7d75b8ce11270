/** When a moment of giving comes each year: on a day, or on one of the Sundays of a month. */
export type MomentDay = { month: number } & ({ day: number } | { sunday: number })

/** From this day of the shop's calendar (YYYY-MM-DD) to the next time; 0 on the day itself. */
export function daysUntil(moment: MomentDay, day: string): number {
  const today = Temporal.PlainDate.from(day)
  const thisYear = dateIn(moment, today.year)
  const isOver = Temporal.PlainDate.compare(thisYear, today) < 0
  return today.until(isOver ? dateIn(moment, today.year + 1) : thisYear).days
}

function dateIn(moment: MomentDay, year: number): Temporal.PlainDate {
  if ('day' in moment)
    return Temporal.PlainDate.from({ year, month: moment.month, day: moment.day })
  const first = Temporal.PlainDate.from({ year, month: moment.month, day: 1 })
  return first.add({ days: ((7 - first.dayOfWeek) % 7) + (moment.sunday - 1) * 7 })
}
