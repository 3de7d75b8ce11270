import { expect, test } from 'vitest'
import { isSlow, pollDelay } from './poll-delay.ts'

test('asking is quick at first, slower after a minute, and ends after five', () => {
  expect(pollDelay(0)).toBe(2_000)
  expect(pollDelay(59_999)).toBe(2_000)
  expect(pollDelay(60_000)).toBe(10_000)
  expect(pollDelay(300_000)).toBeUndefined()
})

test('the visitor is told that it takes longer before the page gives up', () => {
  expect(isSlow(5_000)).toBe(false)
  expect(isSlow(20_000)).toBe(true)
})
