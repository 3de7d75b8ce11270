import { expect, test } from 'vitest'
import { extensionOf, lapsesBefore, savedUntil } from './end-of-card.ts'

const terms = { extension: { months: 12, daysBefore: 90 }, graceDays: 365 }
const card = { state: 'active', validUntil: '2028-06-30', extendedAt: null } as const
const at = (now: string, given = {}) =>
  extensionOf({ ...card, ...given }, { terms, now: new Date(now) })

test('a holder moves the last day from ninety days before it, by the days of Amsterdam', () => {
  expect(at('2028-03-31T21:59:59Z')).toBeUndefined()
  expect(at('2028-03-31T22:00:00Z')).toBe('2029-06-30')
})

test('and from after it, so that a year is left in any case, until the grace is over', () => {
  expect(at('2029-01-15T12:00:00Z')).toBe('2030-01-31')
  expect(savedUntil(card, terms)).toBe('2029-06-30')
  expect(at('2029-06-30T21:59:59Z')).toBe('2030-06-30')
  expect(at('2029-06-30T22:00:00Z')).toBeUndefined()
})

test('it is moved once, and never of a card that was stopped', () => {
  expect(at('2028-06-30T12:00:00Z', { extendedAt: new Date() })).toBeUndefined()
  expect(at('2028-06-30T12:00:00Z', { state: 'frozen' })).toBeUndefined()
})

test('what is left lapses at midnight in Amsterdam after the last day of grace', () => {
  const isLapsing = (now: string) => card.validUntil < lapsesBefore(new Date(now), terms)
  expect(isLapsing('2029-06-30T21:59:59Z')).toBe(false)
  expect(isLapsing('2029-06-30T22:00:00Z')).toBe(true)
})
