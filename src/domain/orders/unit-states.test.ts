import { describe, expect, test } from 'vitest'
import { canUnitBecome, unitStates } from '#domain/orders/unit-states.ts'

const allowed = new Set(['ordered→issuing', 'issuing→issued', 'issuing→failed', 'failed→refunded'])

describe('the life of a card to issue', () => {
  for (const from of unitStates) {
    for (const to of unitStates) {
      const pair = `${from}→${to}`
      test(`${pair} is ${allowed.has(pair) ? 'allowed' : 'refused'}`, () => {
        expect(canUnitBecome(from, to)).toBe(allowed.has(pair))
      })
    }
  }
})
