import { describe, expect, test } from 'vitest'
import { canDeliveryBecome, deliveryStates } from '#domain/deliveries/delivery-states.ts'

const allowed = new Set([
  'waiting→sent',
  'waiting→opened',
  'waiting→failed',
  'waiting→refunded',
  'sent→waiting',
  'sent→opened',
  'sent→failed',
  'failed→waiting',
  'failed→opened',
])

describe('the life of a delivery', () => {
  for (const from of deliveryStates) {
    for (const to of deliveryStates) {
      const pair = `${from}→${to}`
      test(`${pair} is ${allowed.has(pair) ? 'allowed' : 'refused'}`, () => {
        expect(canDeliveryBecome(from, to)).toBe(allowed.has(pair))
      })
    }
  }
})
