import { expect, test } from 'vitest'
import { retryDelayMs } from './retry-schedule.ts'

test('the provider tries three times soon, then ever later, at last every eight hours', () => {
  const seconds = Array.from({ length: 14 }, (_, index) => retryDelayMs('adyen', index + 1) / 1000)
  expect(seconds).toEqual([
    9, 18, 27, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 28800, 28800, 28800,
  ])
})

test('in a demonstration the next attempt is never more than three seconds away', () => {
  expect(retryDelayMs('quick', 1)).toBe(250)
  expect(retryDelayMs('quick', 100)).toBe(3000)
})
