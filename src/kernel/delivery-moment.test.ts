import { expect, test } from 'vitest'
import { deliveryMomentOf } from './delivery-moment.ts'

const now = new Date('2026-11-23T09:00:30Z')

test.each([
  ['in winter', '2026-12-05T09:00', '2026-12-05T08:00:00.000Z'],
  ['in summer', '2027-07-01T09:00', '2027-07-01T07:00:00.000Z'],
  ['just before the clocks go forward', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['just after', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['of an hour that comes twice: the first', '2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
  ['after it came twice', '2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
  ['the very next minute', '2026-11-23T10:01', '2026-11-23T09:01:00.000Z'],
  ['a year from now', '2027-11-23T10:00', '2027-11-23T09:00:00.000Z'],
])('a minute on a Dutch clock is an instant: %s', (_when, asked, instant) => {
  expect(deliveryMomentOf(asked, now).toISOString()).toBe(instant)
})

test.each([
  ['of this very minute', '2026-11-23T10:00', 3207],
  ['yesterday', '2026-11-22T10:00', 3207],
  ['a year and a minute from now', '2027-11-23T10:01', 3208],
  ['in a year and a day', '2027-11-24T09:00', 3208],
  ['in the hour that is skipped', '2027-03-28T02:30', 3209],
])('no moment: %s', (_when, asked, code) => {
  expect(() => deliveryMomentOf(asked, now)).toThrow(expect.objectContaining({ code }))
})

test('a year from the last day of a leap year’s February is the day before March', () => {
  const leapDay = new Date('2028-02-29T09:00:00Z')
  expect(deliveryMomentOf('2029-02-28T10:00', leapDay).toISOString()).toBe(
    '2029-02-28T09:00:00.000Z',
  )
  expect(() => deliveryMomentOf('2029-03-01T09:00', leapDay)).toThrow()
})
