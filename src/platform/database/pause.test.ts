import { expect, test } from 'vitest'
import { pauseAfter } from './pause.ts'

const pauses = { firstMs: 250, longestMs: 2000 }

test('pauses double up to the longest, however often it failed', () => {
  const whole = [1, 2, 3, 4, 5, 2000].map((failures) => pauseAfter(failures, pauses, () => 0))
  expect(whole).toEqual([250, 500, 1000, 2000, 2000, 2000])
})

test('chance takes at most a third, so that processes do not come back together', () => {
  expect(pauseAfter(4, pauses, () => 0.999)).toBe(1334)
  expect(pauseAfter(1, pauses, () => 0.5)).toBe(208)
})
