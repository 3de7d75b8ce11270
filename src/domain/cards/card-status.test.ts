import { expect, test } from 'vitest'
import { cardStatusOf } from './card-status.ts'

const card = { state: 'active', validUntil: '2028-06-30' } as const
const inTime = { balanceCents: 1, now: new Date('2026-11-22T09:00:00Z') }

test('a card with value is active, and one without is empty', () => {
  expect(cardStatusOf(card, inTime)).toBe('active')
  expect(cardStatusOf(card, { ...inTime, balanceCents: 0 })).toBe('empty')
})

test('it is good through the whole of its last day in Amsterdam', () => {
  const at = (now: string) => cardStatusOf(card, { ...inTime, now: new Date(now) })
  expect(at('2028-06-30T21:59:59Z')).toBe('active')
  expect(at('2028-06-30T22:00:00Z')).toBe('expired')
})

test('that it is blocked comes before everything else', () => {
  const late = { balanceCents: 0, now: new Date('2030-01-01T00:00:00Z') }
  expect(cardStatusOf({ ...card, state: 'blocked' }, late)).toBe('blocked')
})
