import { expect, test } from 'vitest'
import { isWithin, nextDayOf } from './period.ts'

const sinterklaas = { from: '2026-11-12', until: '2026-12-05' }

test('a period holds its first and its last day whole, by the clock of Amsterdam', () => {
  expect(isWithin(sinterklaas, new Date('2026-11-11T22:59:59Z'))).toBe(false)
  expect(isWithin(sinterklaas, new Date('2026-11-11T23:00:00Z'))).toBe(true)
  expect(isWithin(sinterklaas, new Date('2026-12-05T22:59:59Z'))).toBe(true)
  expect(isWithin(sinterklaas, new Date('2026-12-05T23:00:00Z'))).toBe(false)
})

test('summer time is kept', () => {
  const kingsDay = { from: '2026-04-27', until: '2026-04-27' }
  expect(isWithin(kingsDay, new Date('2026-04-26T22:00:00Z'))).toBe(true)
  expect(isWithin(kingsDay, new Date('2026-04-27T22:00:00Z'))).toBe(false)
})

test('an open side never ends', () => {
  expect(isWithin({ from: undefined, until: '2026-12-05' }, new Date(0))).toBe(true)
  expect(isWithin({ from: '2026-12-05', until: undefined }, new Date('2999-01-01'))).toBe(true)
})

test('the next day begins at midnight in Amsterdam, in winter and in summer', () => {
  const after = (now: string) => nextDayOf(new Date(now)).toISOString()
  expect(after('2026-11-11T22:59:59Z')).toBe('2026-11-11T23:00:00.000Z')
  expect(after('2026-11-11T23:00:00Z')).toBe('2026-11-12T23:00:00.000Z')
  expect(after('2026-10-24T22:00:00Z')).toBe('2026-10-25T23:00:00.000Z')
})
