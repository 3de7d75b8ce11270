import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLoopDelay } from './loop-delay.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a process that nobody asks takes no turns to measure them', () => {
  const delay = openLoopDelay()
  const measured = delay.open()
  vi.advanceTimersByTime(60_000)
  expect([vi.getTimerCount(), measured.count]).toEqual([0, 0])
})

test('a question is followed by two seconds of measuring, fifty times each, and every further one by two more', () => {
  const delay = openLoopDelay()
  const measured = delay.open()
  delay.asked()
  vi.advanceTimersByTime(1000)
  expect(measured.count).toBe(50)
  delay.asked()
  vi.advanceTimersByTime(60_000)
  expect([vi.getTimerCount(), measured.count]).toEqual([0, 150])
})

test('the time between two questions is no delay, and each reader forgets for itself', () => {
  const delay = openLoopDelay()
  const [one, other] = [delay.open(), delay.open()]
  delay.asked()
  vi.advanceTimersByTime(60_000)
  one.reset()
  delay.asked()
  vi.advanceTimersByTime(60_000)
  expect([one.count, other.count]).toEqual([100, 200])
  expect(other.max).toBeLessThan(1e6)
})

test('a turn that a question itself makes late is measured, the first one too', async () => {
  vi.useRealTimers()
  const delay = openLoopDelay()
  const measured = delay.open()
  delay.asked()
  const untilMs = performance.now() + 80
  while (performance.now() < untilMs);
  await vi.waitFor(() => expect(measured.count).toBeGreaterThan(0))
  expect(measured.max).toBeGreaterThan(55e6)
})
