import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastDayOfValidity } from '#kernel/last-day-of-validity.ts'

test.each([
  ['2026-11-10T12:00:00Z', 24, '2028-11-30'],
  ['2026-11-21T12:00:00Z', 24, '2028-12-31'],
  ['2027-02-10T12:00:00Z', 12, '2028-02-29'],
  ['2026-12-31T22:59:00Z', 36, '2030-01-31'],
])('issued at %s for %i months is valid until %s', (issuedAt, months, day) => {
  expect(lastDayOfValidity(new Date(issuedAt), months)).toBe(day)
})

test('the day is that of Amsterdam, where it may be tomorrow already', () => {
  const lateEvening = new Date('2026-11-16T23:30:00Z')
  expect(lastDayOfValidity(lateEvening, 24)).toBe('2028-12-31')
})

test('a receiver who gets the card within fourteen days has it for all its months', () => {
  const moments = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, fc.nat({ max: 14 }), (issuedAt, days) => {
      const delivered = Temporal.Instant.fromEpochMilliseconds(issuedAt.getTime())
        .toZonedDateTimeISO('Europe/Amsterdam')
        .toPlainDate()
        .add({ days })
      const promised = delivered.add({ months: 24 })
      return Temporal.PlainDate.compare(lastDayOfValidity(issuedAt, 24), promised) >= 0
    }),
  )
})
