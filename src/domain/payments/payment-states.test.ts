import { describe, expect, test } from 'vitest'
import {
  canPaymentBecome,
  isSettledPayment,
  paymentStates,
} from '#domain/payments/payment-states.ts'
import { canRefundBecome, refundStates } from '#domain/payments/refund-states.ts'

const allowed = new Set([
  'opened→pending',
  'opened→refused',
  'opened→abandoned',
  'opened→held',
  'opened→settled',
  'pending→refused',
  'pending→abandoned',
  'pending→held',
  'pending→settled',
  'refused→held',
  'refused→settled',
  'abandoned→refused',
  'abandoned→held',
  'abandoned→settled',
  'held→settled',
  'held→refunded',
  'settled→partlyRefunded',
  'settled→refunded',
  'partlyRefunded→partlyRefunded',
  'partlyRefunded→refunded',
  'partlyRefunded→settled',
  'refunded→partlyRefunded',
  'refunded→settled',
])

describe('the life of a payment', () => {
  for (const from of paymentStates) {
    for (const to of paymentStates) {
      const pair = `${from}→${to}`
      test(`${pair} is ${allowed.has(pair) ? 'allowed' : 'refused'}`, () => {
        expect(canPaymentBecome(from, to)).toBe(allowed.has(pair))
      })
    }
  }

  test('a failure never outranks a success', () => {
    for (const from of paymentStates.filter(isSettledPayment)) {
      for (const to of ['opened', 'pending', 'refused', 'abandoned', 'held'] as const) {
        expect(canPaymentBecome(from, to)).toBe(false)
      }
    }
  })
})

const allowedRefunds = new Set([
  'requested→sent',
  'requested→done',
  'requested→failed',
  'sent→done',
  'sent→failed',
  'done→failed',
])

describe('the life of a refund', () => {
  for (const from of refundStates) {
    for (const to of refundStates) {
      const pair = `${from}→${to}`
      test(`${pair} is ${allowedRefunds.has(pair) ? 'allowed' : 'refused'}`, () => {
        expect(canRefundBecome(from, to)).toBe(allowedRefunds.has(pair))
      })
    }
  }
})
