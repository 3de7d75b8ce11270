import { expect, test } from 'vitest'
import { onDutchClock } from './on-dutch-clock.ts'

test('a clock in the Netherlands shows an instant, in winter and in summer', () => {
  expect(onDutchClock(new Date('2026-12-05T08:00:00Z'))).toBe('2026-12-05T09:00')
  expect(onDutchClock(new Date('2027-07-01T22:30:00Z'))).toBe('2027-07-02T00:30')
})
