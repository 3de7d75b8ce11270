import { describe, expect, test } from 'vitest'
import {
  canOrderBecome,
  isPaidState,
  type OrderState,
  orderStates,
  publicStatus,
} from '#domain/orders/order-states.ts'

const allowed = new Set([
  'awaitingPayment→superseded',
  'awaitingPayment→expired',
  'awaitingPayment→issuing',
  'awaitingPayment→completed',
  'superseded→issuing',
  'superseded→completed',
  'expired→issuing',
  'expired→completed',
  'issuing→completed',
  'issuing→refunded',
  'completed→refunded',
])

describe('the life of an order', () => {
  for (const from of orderStates) {
    for (const to of orderStates) {
      const pair = `${from}→${to}`
      test(`${pair} is ${allowed.has(pair) ? 'allowed' : 'refused'}`, () => {
        expect(canOrderBecome(from, to)).toBe(allowed.has(pair))
      })
    }
  }

  test('a paid order never becomes unpaid', () => {
    const paid = orderStates.filter(isPaidState)
    const unpaid = orderStates.filter((state) => !isPaidState(state))
    for (const from of paid) for (const to of unpaid) expect(canOrderBecome(from, to)).toBe(false)
  })

  test('every inner state is one of the three that customers know', () => {
    expect(publicStatus).toEqual({
      awaitingPayment: 'PENDING',
      superseded: 'CANCELED',
      expired: 'CANCELED',
      issuing: 'PENDING',
      completed: 'COMPLETED',
      refunded: 'CANCELED',
    } satisfies Record<OrderState, string>)
  })
})
