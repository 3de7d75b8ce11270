import { expect, test } from 'vitest'
import { deliveryStage, isOnItsWay, isUnpaid } from './delivery-stage.ts'

test('a gift waits for its payment before it is made', () => {
  expect(deliveryStage('WAITING', { status: 'PENDING', state: 'awaitingPayment' })).toBe(
    'WAITING_PAYMENT',
  )
  expect(deliveryStage('WAITING', { status: 'PENDING', state: 'issuing' })).toBe('WAITING')
  expect(deliveryStage('SENT', { status: 'COMPLETED', state: 'completed' })).toBe('SENT')
})

test('nothing is on its way for an order that was cancelled', () => {
  expect(deliveryStage('WAITING', { status: 'CANCELED', state: 'expired' })).toBe('CANCELED')
})

test('nothing goes on for an order whose money was taken back, until somebody has decided', () => {
  const order = { status: 'PENDING', state: 'halted' } as const
  expect(deliveryStage('WAITING', order)).toBe('HALTED')
  expect(deliveryStage('OPENED', order)).toBe('HALTED')
  expect(isOnItsWay({ ...order, receivers: [{ deliveryState: 'WAITING' }] })).toBe(false)
  expect(deliveryStage('WITHDRAWN', { status: 'CANCELED', state: 'withdrawn' })).toBe('WITHDRAWN')
})

test('the page looks again as long as something can change by itself', () => {
  const receivers = [{ deliveryState: 'SENT' as const }, { deliveryState: 'WAITING' as const }]
  expect(isOnItsWay({ status: 'COMPLETED', state: 'completed', receivers })).toBe(true)
  expect(
    isOnItsWay({ status: 'COMPLETED', state: 'completed', receivers: receivers.slice(0, 1) }),
  ).toBe(false)
  expect(isOnItsWay({ status: 'CANCELED', state: 'expired', receivers })).toBe(false)
})

test('only an unpaid order can be paid again', () => {
  expect(isUnpaid({ status: 'PENDING', state: 'awaitingPayment' })).toBe(true)
  expect(isUnpaid({ status: 'CANCELED', state: 'refunded' })).toBe(false)
  expect(isUnpaid({ status: 'COMPLETED', state: 'completed' })).toBe(false)
})
