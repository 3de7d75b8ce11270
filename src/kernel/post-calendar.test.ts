import { describe, expect, test } from 'vitest'
import { DeliveryDatePast, DeliveryDateTooFar } from './delivery-moment.ts'
import {
  arrivesAfter,
  dutchDayOf,
  isPublicHoliday,
  isWorkingDay,
  lateBefore,
  lateFrom,
  noonOf,
  planPost,
  postedOn,
  postingFor,
} from './post-calendar.ts'
import { ensurePostDay, NoPostOnDay } from './post-day.ts'

/**
 * The public holidays of ten years, from the calendars of the government: New Year, Easter, Easter Monday, King's day,
 * Liberation Day in every fifth year, Ascension, Whitsun, Whit Monday, both days of Christmas.
 */
const holidays: Readonly<Record<number, string>> = {
  2025: '01-01 04-20 04-21 04-26 05-05 05-29 06-08 06-09 12-25 12-26',
  2026: '01-01 04-05 04-06 04-27 05-14 05-24 05-25 12-25 12-26',
  2027: '01-01 03-28 03-29 04-27 05-06 05-16 05-17 12-25 12-26',
  2028: '01-01 04-16 04-17 04-27 05-25 06-04 06-05 12-25 12-26',
  2029: '01-01 04-01 04-02 04-27 05-10 05-20 05-21 12-25 12-26',
  2030: '01-01 04-21 04-22 04-27 05-05 05-30 06-09 06-10 12-25 12-26',
  2031: '01-01 04-13 04-14 04-26 05-22 06-01 06-02 12-25 12-26',
  2032: '01-01 03-28 03-29 04-27 05-06 05-16 05-17 12-25 12-26',
  2033: '01-01 04-17 04-18 04-27 05-26 06-05 06-06 12-25 12-26',
  2034: '01-01 04-09 04-10 04-27 05-18 05-28 05-29 12-25 12-26',
}

const day = (text: string) => Temporal.PlainDate.from(text)
const daysOf = (year: number) =>
  Array.from({ length: day(`${year}-01-01`).daysInYear }, (_, index) =>
    day(`${year}-01-01`).add({ days: index }),
  )

describe.each(Object.entries(holidays))('%s', (year, listed) => {
  test('has these public holidays and no others', () => {
    const found = daysOf(Number(year)).filter(isPublicHoliday)
    expect(found.map((one) => one.toString().slice(5)).join(' ')).toBe(listed)
  })

  test('is worked in from Monday to Friday, but for those', () => {
    const off = new Set(listed.split(' '))
    for (const one of daysOf(Number(year)))
      expect(isWorkingDay(one), one.toString()).toBe(
        one.dayOfWeek < 6 && !off.has(one.toString().slice(5)),
      )
  })

  test('each posting arrives on a later day from Tuesday to Saturday that is no holiday', () => {
    for (const one of daysOf(Number(year)).filter(isWorkingDay)) {
      const arrives = arrivesAfter(one)
      expect(Temporal.PlainDate.compare(arrives, one)).toBe(1)
      expect(arrives.dayOfWeek).toBeGreaterThanOrEqual(2)
      expect(arrives.dayOfWeek).toBeLessThanOrEqual(6)
      expect(isPublicHoliday(arrives)).toBe(false)
    }
  })
})

test.each([
  ['a Monday before five', '2026-11-23T15:59:59Z', '2026-11-23', '2026-11-24'],
  ['a Monday at five', '2026-11-23T16:00:00Z', '2026-11-24', '2026-11-25'],
  ['a Friday afternoon', '2026-11-27T15:00:00Z', '2026-11-27', '2026-11-28'],
  ['a Friday evening', '2026-11-27T17:00:00Z', '2026-11-30', '2026-12-01'],
  ['a Sunday', '2026-11-29T12:00:00Z', '2026-11-30', '2026-12-01'],
  ['Christmas Eve, a Thursday', '2026-12-24T12:00:00Z', '2026-12-24', '2026-12-29'],
  ['Christmas', '2026-12-25T12:00:00Z', '2026-12-28', '2026-12-29'],
  ['the eve of Good Friday', '2026-04-02T17:00:00Z', '2026-04-03', '2026-04-04'],
  ['Easter Monday', '2026-04-06T08:00:00Z', '2026-04-07', '2026-04-08'],
  ['the evening before Ascension', '2026-05-13T16:30:00Z', '2026-05-15', '2026-05-16'],
  // Five is an hour earlier in UTC as long as it is summer.
  ['the last Friday of winter time', '2026-03-27T15:59:59Z', '2026-03-27', '2026-03-28'],
  ['the first Monday of summer time', '2026-03-30T14:59:59Z', '2026-03-30', '2026-03-31'],
  ['the same Monday at five', '2026-03-30T15:00:00Z', '2026-03-31', '2026-04-01'],
  ['the last Friday of summer time', '2026-10-23T14:59:59Z', '2026-10-23', '2026-10-24'],
  ['the first Monday of winter time', '2026-10-26T15:59:59Z', '2026-10-26', '2026-10-27'],
])('what is ordered on %s is posted and arrives as the calendar has it', (_, at, ...days) => {
  const plan = planPost(new Date(at), undefined)
  expect([plan.postedOn.toString(), plan.arrivesOn.toString()]).toEqual(days)
})

test('a day is kept as its noon, whatever the clocks do', () => {
  for (const one of ['2026-03-29', '2026-10-25', '2026-07-01', '2026-12-05'])
    expect(dutchDayOf(noonOf(day(one))).toString()).toBe(one)
})

test('a wished day is posted for on the working day before', () => {
  expect(postingFor(day('2026-12-05'))?.toString()).toBe('2026-12-04')
  expect(postingFor(day('2026-12-08'))?.toString()).toBe('2026-12-07')
})

test('no day is promised that no posting reaches', () => {
  for (const one of ['2026-11-22', '2026-11-23', '2026-12-25', '2026-12-26', '2026-04-07'])
    expect(postingFor(day(one)), one).toBeUndefined()
})

test('paid too late for the day that was wished for, it goes at once', () => {
  const wished = noonOf(day('2026-11-25'))
  expect(planPost(new Date('2026-11-24T17:00:00Z'), wished).postedOn.toString()).toBe('2026-11-25')
  expect(planPost(new Date('2026-11-20T17:00:00Z'), wished).postedOn.toString()).toBe('2026-11-24')
})

describe('a wish', () => {
  const now = new Date('2026-11-23T11:00:00Z')

  test.each(['2026-11-24', '2026-11-28', '2027-11-23'])('for %s is taken', (wish) => {
    expect(() => ensurePostDay(day(wish), now)).not.toThrow()
  })

  test.each([
    ['2026-11-23', DeliveryDatePast],
    ['2025-12-05', DeliveryDatePast],
    ['2027-11-24', DeliveryDateTooFar],
    ['2026-11-29', NoPostOnDay],
    ['2026-11-30', NoPostOnDay],
    ['2026-12-26', NoPostOnDay],
  ])('for %s is refused with its own sentence', (wish, error) => {
    expect(() => ensurePostDay(day(wish), now)).toThrow(error)
  })
})

test('what is posted today is posted today', () => {
  expect(postedOn(new Date('2026-11-23T11:00:00Z')).toString()).toBe('2026-11-23')
})

test.each([
  ['over a weekend', '2026-11-23', '2026-12-01'],
  ['over Christmas', '2026-12-21', '2026-12-30'],
  ['over Easter', '2027-03-24', '2027-04-02'],
])('what was posted is late after five working days: %s', (_, posted, late) => {
  expect(lateFrom(Temporal.PlainDate.from(posted)).toString()).toBe(late)
})

test('what may be asked about now was posted before the last five working days began', () => {
  const tuesday = new Date('2026-12-01T08:00:00Z')
  expect(lateBefore(tuesday).toISOString()).toBe('2026-11-23T23:00:00.000Z')
  expect(lateBefore(new Date('2026-11-30T20:00:00Z')).toISOString()).toBe(
    '2026-11-22T23:00:00.000Z',
  )
})
