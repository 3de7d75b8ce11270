import { expect, test } from 'vitest'
import { canBecome } from '#domain/lifecycle.ts'
import {
  isSettledPayment,
  paymentLifecycle,
  paymentStates,
} from '#domain/payments/payment-states.ts'

test('a failure never outranks a success', () => {
  for (const from of paymentStates.filter(isSettledPayment)) {
    for (const to of ['opened', 'pending', 'refused', 'abandoned'] as const) {
      expect(canBecome(paymentLifecycle, from, to)).toBe(false)
    }
  }
})
