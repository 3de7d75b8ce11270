import { describe, expect, test } from 'vitest'
import { decideSettlement } from '#domain/payments/decide-settlement.ts'
import {
  canPaymentBecome,
  type PaymentState,
  paymentStates,
} from '#domain/payments/payment-states.ts'
import { euro } from '#kernel/money.ts'

const decide = (paymentState: PaymentState, isBasketPaid: boolean, paid = euro(25_95)) =>
  decideSettlement({ paymentState, asked: euro(25_95), isBasketPaid }, paid)
const undecided = ['opened', 'pending', 'refused', 'abandoned'] as const
const decided = paymentStates.filter((state) => !(undecided as readonly string[]).includes(state))

describe('a success', () => {
  test('pays an unpaid basket, after any earlier news about the payment', () => {
    for (const state of undecided) expect(decide(state, false)).toBe('settle')
  })

  test('goes back when the basket is paid', () => {
    for (const state of undecided) expect(decide(state, true)).toBe('refundSurplus')
  })

  test('of another amount or currency waits for a person, before anything else', () => {
    for (const state of undecided) {
      for (const isBasketPaid of [true, false]) {
        for (const cents of [0, 25_94, 25_96, 2595_00]) {
          expect(decide(state, isBasketPaid, euro(cents))).toBe('hold')
        }
        expect(decide(state, isBasketPaid, { currency: 'USD', cents: 25_95 })).toBe('hold')
      }
    }
  })

  test('that is heard again means nothing', () => {
    for (const state of decided) {
      for (const isBasketPaid of [true, false]) {
        expect(decide(state, isBasketPaid)).toBe('nothing')
        expect(decide(state, isBasketPaid, euro(1))).toBe('nothing')
      }
    }
  })

  test('never asks for a step that the lifecycle refuses', () => {
    for (const state of undecided) {
      expect(canPaymentBecome(state, 'settled')).toBe(true)
      expect(canPaymentBecome(state, 'held')).toBe(true)
    }
  })
})
