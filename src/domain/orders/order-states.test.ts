import { describe, expect, test } from 'vitest'
import { canBecome } from '#domain/lifecycle.ts'
import {
  isPaidState,
  type OrderState,
  orderLifecycle,
  orderStates,
  publicStatus,
} from '#domain/orders/order-states.ts'

describe('the life of an order', () => {
  test('a paid order never becomes unpaid', () => {
    const paid = orderStates.filter(isPaidState)
    const unpaid = orderStates.filter((state) => !isPaidState(state))
    for (const from of paid)
      for (const to of unpaid) expect(canBecome(orderLifecycle, from, to)).toBe(false)
  })

  test('every inner state is one of the three that customers know', () => {
    expect(publicStatus).toEqual({
      awaitingPayment: 'PENDING',
      superseded: 'CANCELED',
      expired: 'CANCELED',
      issuing: 'PENDING',
      completed: 'COMPLETED',
      refunded: 'CANCELED',
      halted: 'PENDING',
      withdrawn: 'CANCELED',
    } satisfies Record<OrderState, string>)
  })
})
