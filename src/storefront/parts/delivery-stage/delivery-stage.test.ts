import { expect, test } from 'vitest'
import type { DeliveryState } from '#storefront/graphql/generated/graphql.ts'
import { deliveryStage, isOnItsWay, isUnpaid, plannedMoments } from './delivery-stage.ts'

const mailed = (deliveryState: DeliveryState) => ({
  ...{ deliveryState, isHandedOver: false, isDelayed: false, deliveryDate: null },
})
const planned = { ...mailed('WAITING'), deliveryDate: '2999-12-05T08:00:00.000Z' }

test('a gift that its giver hands over is not called sent, and is opened like any other', () => {
  const order = { status: 'COMPLETED', state: 'completed' } as const
  expect(deliveryStage({ ...mailed('SENT'), isHandedOver: true }, order)).toBe('HANDED_OVER')
  expect(deliveryStage({ ...mailed('OPENED'), isHandedOver: true }, order)).toBe('OPENED')
})

test('a planned gift waits for its moment once it is paid, and nobody looks again for it', () => {
  const order = { status: 'PENDING', state: 'issuing' } as const
  expect(deliveryStage(planned, order)).toBe('PLANNED')
  expect(deliveryStage(planned, { ...order, state: 'awaitingPayment' })).toBe('WAITING_PAYMENT')
  const received = { ...order, state: 'awaitingPayment', received: [{}] }
  expect(deliveryStage(planned, received)).toBe('MONEY_AT_HAND')
  expect(deliveryStage({ ...planned, deliveryDate: '2020-12-05T08:00:00.000Z' }, order)).toBe(
    'WAITING',
  )
  expect(isOnItsWay({ ...order, receivers: [planned, mailed('SENT')] })).toBe(false)
  expect(isOnItsWay({ ...order, receivers: [planned, mailed('WAITING')] })).toBe(true)
  expect(isOnItsWay({ ...order, receivers: [mailed('SENT')] })).toBe(true)
})

test('the one moment of an order is known only where all of its gifts wait for it', () => {
  const later = { ...planned, deliveryDate: '2999-12-06T08:00:00.000Z' }
  const order = { status: 'PENDING', state: 'issuing' } as const
  const momentsOf = (...receivers: (typeof planned)[]) => plannedMoments({ ...order, receivers })
  const sent = { ...planned, ...mailed('SENT'), deliveryDate: planned.deliveryDate }
  const one = { hasPlanned: true, only: planned.deliveryDate }
  expect(momentsOf(planned, planned)).toEqual(one)
  expect(momentsOf(planned, later)).toEqual({ hasPlanned: true, only: undefined })
  expect(momentsOf(planned, sent)).toEqual({ hasPlanned: true, only: undefined })
  expect(momentsOf(sent)).toEqual({ hasPlanned: false, only: undefined })
  expect(momentsOf()).toEqual({ hasPlanned: false, only: undefined })
})

test('a gift waits for its payment before it is made', () => {
  expect(deliveryStage(mailed('WAITING'), { status: 'PENDING', state: 'awaitingPayment' })).toBe(
    'WAITING_PAYMENT',
  )
  expect(deliveryStage(mailed('WAITING'), { status: 'PENDING', state: 'issuing' })).toBe('WAITING')
  expect(deliveryStage(mailed('SENT'), { status: 'COMPLETED', state: 'completed' })).toBe('SENT')
})

test('nothing is on its way for an order that was cancelled', () => {
  expect(deliveryStage(mailed('WAITING'), { status: 'CANCELED', state: 'expired' })).toBe(
    'CANCELED',
  )
})

test('nothing goes on for an order whose money was taken back, until somebody has decided', () => {
  const order = { status: 'PENDING', state: 'halted' } as const
  expect(deliveryStage(mailed('WAITING'), order)).toBe('HALTED')
  expect(deliveryStage(mailed('OPENED'), order)).toBe('HALTED')
  expect(isOnItsWay({ ...order, receivers: [mailed('WAITING')] })).toBe(false)
  expect(deliveryStage(mailed('WITHDRAWN'), { status: 'CANCELED', state: 'withdrawn' })).toBe(
    'WITHDRAWN',
  )
})

test('the page looks again as long as something can change by itself', () => {
  const receivers = [mailed('SENT'), mailed('WAITING')]
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

test('what the shop delays says so until its moment, and an order that a person looks at says that', () => {
  const order = { status: 'PENDING', state: 'issuing' } as const
  const delayed = { ...planned, isDelayed: true }
  expect(deliveryStage(delayed, order)).toBe('DELAYED')
  expect(plannedMoments({ ...order, receivers: [delayed] }).only).toBe(planned.deliveryDate)
  const inReview = { status: 'PENDING', state: 'inReview' } as const
  expect(deliveryStage(delayed, inReview)).toBe('REVIEW')
  expect(isOnItsWay({ ...inReview, receivers: [mailed('WAITING')] })).toBe(false)
})
