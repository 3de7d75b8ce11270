import { expect, test } from 'vitest'
import { dayIn, delayOn } from './delay.ts'

const text = 'Even geduld.'

test('a delay is told up to and including its last day, in Dutch time', () => {
  const delay = { text, until: '2026-12-31' }
  expect(delayOn('2026-12-01', delay)).toBe(text)
  expect(delayOn(dayIn(new Date('2026-12-31T22:59:00Z')), delay)).toBe(text)
  expect(delayOn(dayIn(new Date('2026-12-31T23:00:00Z')), delay)).toBeUndefined()
})

test('one without a last day is told until it is taken away', () => {
  expect(delayOn('2099-01-01', { text, until: null })).toBe(text)
  expect(delayOn('2026-12-01', null)).toBeUndefined()
})
