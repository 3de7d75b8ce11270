import { describe, expect, test } from 'vitest'
import { canBecome } from '#domain/lifecycle.ts'
import { decideSettlement, type SettlementFacts } from '#domain/payments/decide-settlement.ts'
import {
  type PaymentState,
  paymentLifecycle,
  paymentStates,
} from '#domain/payments/payment-states.ts'
import { euro } from '#kernel/money.ts'

const openedAt = new Date('2026-11-21T10:00:00Z')
const success = { paid: euro(25_95), reference: 'PSP1', now: openedAt }

type Given = Partial<typeof success> & { facts?: Partial<SettlementFacts> }

const decide = (
  paymentState: PaymentState,
  isBasketPaid: boolean,
  { facts, ...given }: Given = {},
) => {
  const known = { asked: euro(25_95), openedAt, reference: 'PSP1', voidedReferences: [] }
  return decideSettlement(
    { ...known, paymentState, isBasketPaid, ...facts },
    { ...success, ...given },
  )
}
const undecided = ['opened', 'pending', 'refused', 'abandoned'] as const
const decided = paymentStates.filter((state) => !(undecided as readonly string[]).includes(state))

describe('a success', () => {
  test('pays an unpaid basket, after any earlier news about the payment', () => {
    for (const state of undecided) expect(decide(state, false)).toBe('settle')
  })

  test('goes back when the basket is paid', () => {
    for (const state of undecided) expect(decide(state, true)).toBe('refundSurplus')
  })

  test('without money means nothing', () => {
    for (const state of undecided) {
      expect(decide(state, false, { paid: euro(0) })).toBe('nothing')
      expect(decide(state, true, { paid: euro(0), reference: 'PSP2' })).toBe('nothing')
    }
  })

  test('of another amount or currency waits for a person, before anything else', () => {
    for (const state of undecided) {
      for (const isBasketPaid of [true, false]) {
        for (const cents of [25_94, 25_96, 2595_00])
          expect(decide(state, isBasketPaid, { paid: euro(cents) })).toBe('otherAmount')
        const dollars = { currency: 'USD', cents: 25_95 } as unknown as typeof success.paid
        expect(decide(state, isBasketPaid, { paid: dollars })).toBe('otherAmount')
      }
    }
  })

  test('that comes after a month waits for a person, one of the thirtieth day does not', () => {
    const later = (days: number, ms = 0) => new Date(openedAt.getTime() + days * 86_400_000 + ms)
    expect(decide('abandoned', false, { now: later(30) })).toBe('settle')
    expect(decide('abandoned', false, { now: later(30, 1) })).toBe('tooLate')
  })

  test('that is heard again means nothing', () => {
    for (const state of decided) {
      for (const isBasketPaid of [true, false]) {
        expect(decide(state, isBasketPaid)).toBe('nothing')
        expect(decide(state, isBasketPaid, { paid: euro(1) })).toBe('nothing')
      }
    }
  })

  test('under another name is a second payment of what is settled, and the awaited one of what is held', () => {
    const other = { reference: 'PSP2' }
    for (const state of ['settled', 'partlyRefunded', 'refunded'] as const)
      expect(decide(state, true, other)).toBe('secondPayment')
    expect(decide('held', false, other)).toBe('settle')
    expect(decide('held', false, { ...other, paid: euro(25_94) })).toBe('otherAmount')
  })

  test('of money that was taken back before means nothing', () => {
    const [ours, another] = [{ voidedReferences: ['PSP0', 'PSP1'] }, { voidedReferences: ['PSP2'] }]
    expect(decide('refused', false, { facts: ours })).toBe('nothing')
    expect(decide('refused', false, { facts: another })).toBe('settle')
  })

  test('of money that was taken back before means nothing beside another success either', () => {
    const facts = { reference: 'PSP2', voidedReferences: ['PSP1'] }
    expect(decide('settled', true, { facts })).toBe('nothing')
  })

  test('never asks for a step that the lifecycle refuses', () => {
    for (const state of undecided)
      for (const to of ['settled', 'held'] as const)
        expect(canBecome(paymentLifecycle, state, to)).toBe(true)
  })
})
