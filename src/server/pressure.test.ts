import { createHistogram } from 'node:perf_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { latenessOf, watchPressure } from './pressure.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A process that is late by these milliseconds, look by look; gives whether it refuses after each. */
function watch(latenesses: readonly number[]): string {
  let at = -1
  const lateness = () => latenesses[at] ?? 0
  const pressure = watchPressure(1000, { lateness, every: setInterval })
  return latenesses
    .map(() => {
      at += 1
      vi.advanceTimersByTime(1000)
      return pressure.isHigh() ? 'x' : '.'
    })
    .join('')
}

test('a single silent second, or two, refuse nobody', () => {
  expect(watch([0, 5000, 0, 3000, 3000, 0, 9000])).toBe('.......')
})

test('three looks in a row above the bound refuse, and three below half of it let in again', () => {
  expect(watch([1500, 1500, 1500, 900, 400, 400, 600, 400, 400, 400, 0])).toBe('..xxxxxxx..')
})

test('a process that is just as late as it may be refuses nobody', () => {
  expect(watch(Array(10).fill(1000))).toBe('..........')
})

test('the middle of what was measured since the last look counts, and nothing measured is not late', () => {
  const measured = createHistogram()
  const lateness = latenessOf(measured)
  for (const lateMs of [1, 1500, 1500, 1500, 9000]) measured.record(lateMs * 1e6)
  expect([Math.round(lateness() / 100), lateness()]).toEqual([15, 0])
})
