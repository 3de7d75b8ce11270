import { describe, expect, test } from 'vitest'
import { paymentStates } from '#domain/payments/payment-states.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { newId } from '#kernel/ids.ts'
import { presentPayment } from './present-payment.ts'

const action = { type: 'redirect', url: 'https://bank.example/', method: 'GET' } as const
const present = (given: Partial<PaymentStatus>) =>
  presentPayment({
    orderUuid: 'uuid',
    paymentId: newId('pay'),
    method: 'ideal',
    state: 'pending',
    refusalReason: null,
    action: null,
    isOrderPaid: false,
    ...given,
  })

describe('what the shopper is told', () => {
  test('a paid order is paid, also when this attempt failed', () => {
    for (const state of paymentStates) {
      expect(present({ state, isOrderPaid: true, action }).state).toBe('paid')
    }
  })

  test('there is something to do only where the provider asked for it', () => {
    expect(present({ action })).toMatchObject({ state: 'actionRequired', action })
    expect(present({})).toMatchObject({ state: 'pending', action: undefined })
    expect(present({ state: 'opened', action }).action).toBeUndefined()
    expect(present({ state: 'held' }).state).toBe('pending')
  })

  test('money that came and pays nothing is on its way back, which is no cancel', () => {
    for (const state of ['settled', 'partlyRefunded', 'refunded'] as const)
      expect(present({ state, action })).toMatchObject({ state: 'returned', action: undefined })
  })

  test('a refusal is 2035 without its reason, a cancel is 3403', () => {
    const told = (given: Partial<PaymentStatus>) => {
      try {
        return present(given)
      } catch (error) {
        return error
      }
    }
    const refused = told({ state: 'refused', refusalReason: 'refused' })
    expect(refused).toMatchObject({ code: errorCodes.paymentRefused })
    expect(JSON.stringify(refused)).not.toContain('Reason')
    for (const given of [
      { state: 'refused', refusalReason: 'cancelled' },
      { state: 'abandoned', refusalReason: 'expired' },
    ] as const) {
      expect(told(given)).toMatchObject({
        code: errorCodes.paymentCancelled,
        details: { payment: { state: 'canceled' } },
      })
    }
  })
})
