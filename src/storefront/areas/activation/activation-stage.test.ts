import { expect, test } from 'vitest'
import { activationStageOf, isConfirmed } from './activation-stage.ts'

test('each state of an order has its own words, and nothing is promised where nothing comes', () => {
  const stages = {
    awaitingPayment: 'unpaid',
    superseded: 'ended',
    expired: 'ended',
    inReview: 'review',
    issuing: 'activating',
    completed: 'active',
    refunded: 'back',
    halted: 'halted',
    withdrawn: 'withdrawn',
  } as const
  for (const [state, stage] of Object.entries(stages))
    expect(activationStageOf({ state }), state).toBe(stage)
  const silent = Object.values(stages).filter((stage) => !isConfirmed(stage))
  expect(silent).toEqual(['ended', 'ended', 'back', 'halted', 'withdrawn'])
})
