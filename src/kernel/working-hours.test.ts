import { expect, test } from 'vitest'
import { afterWorkingMinutes } from './working-hours.ts'

/** SPEC §9. */
const hours = [{ days: ['MO', 'TU', 'WE', 'TH', 'FR'], opens: '09:00', closes: '17:30' }]

test.each([
  ['within the day', '2026-11-30T13:20:00+01:00', '2026-11-30T14:20:00+01:00'],
  ['before opening it counts from nine', '2026-11-30T06:12:00+01:00', '2026-11-30T10:00:00+01:00'],
  ['to the minute of closing', '2026-11-30T16:30:00+01:00', '2026-11-30T17:30:00+01:00'],
  [
    'the rest of an hour is the next morning',
    '2026-11-30T17:00:00+01:00',
    '2026-12-01T09:30:00+01:00',
  ],
  [
    'in the evening it counts from the next morning',
    '2026-11-30T21:00:00+01:00',
    '2026-12-01T10:00:00+01:00',
  ],
  ['over a weekend', '2026-12-04T17:00:00+01:00', '2026-12-07T09:30:00+01:00'],
  ['from a Saturday', '2026-12-05T12:00:00+01:00', '2026-12-07T10:00:00+01:00'],
  ['over Christmas', '2026-12-24T17:20:00+01:00', '2026-12-28T09:50:00+01:00'],
  [
    "over King's Day, which is moved to a Monday",
    '2026-04-24T17:29:00+02:00',
    '2026-04-28T09:59:00+02:00',
  ],
  [
    'over the Sunday on which clocks go back',
    '2026-10-23T17:00:00+02:00',
    '2026-10-26T09:30:00+01:00',
  ],
])('an hour: %s', (_, asked, due) => {
  expect(afterWorkingMinutes(new Date(asked), 60, hours)).toEqual(new Date(due))
})

test('more minutes than a day has go on the next working day', () => {
  const due = afterWorkingMinutes(new Date('2026-11-30T09:00:00+01:00'), 10 * 60, hours)
  expect(due).toEqual(new Date('2026-12-01T10:30:00+01:00'))
})

test('a storefront without hours answers at any time', () => {
  const asked = new Date('2026-12-25T23:30:00Z')
  expect(afterWorkingMinutes(asked, 60, [])).toEqual(new Date('2026-12-26T00:30:00Z'))
})
