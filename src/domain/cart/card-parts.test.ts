import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CardFunds, splitOverCards } from '#domain/cart/card-parts.ts'
import type { CardId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import '#tests/support/random-walks.ts'

const card = (name: string, cents: number, validUntil = '2027-12-31'): CardFunds => ({
  cardId: `crd_${name}` as CardId,
  ...{ cents, validUntil },
})

describe('cards that pay together', () => {
  test('are drawn by their last day, then the smallest first, and no more than are needed', () => {
    const cards = [
      card('a', 50_00),
      card('b', 10_00),
      card('c', 30_00, '2027-01-31'),
      card('d', 5_00),
    ]
    expect(splitOverCards(cards, 44_00)).toEqual([
      { cardId: 'crd_c', cents: 30_00 },
      { cardId: 'crd_d', cents: 5_00 },
      { cardId: 'crd_b', cents: 9_00 },
    ])
  })

  test('an empty one, and one that nothing is left for, pays nothing', () => {
    expect(splitOverCards([card('a', 0), card('b', 10_00)], 10_00)).toEqual([
      { cardId: 'crd_b', cents: 10_00 },
    ])
    expect(splitOverCards([card('a', 10_00)], 0)).toEqual([])
  })

  test('pay as much as there is or as is asked, never more than one holds, whatever the order they come in', () => {
    const funds = fc.array(
      fc.record({ cents: fc.nat(60_00), day: fc.integer({ min: 10, max: 28 }) }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(funds, fc.nat(150_00), (drawn, payable) => {
        const cards = drawn.map(({ cents, day }, index) =>
          card(String(index), cents, `2027-01-${day}`),
        )
        const parts = splitOverCards(cards, payable)
        expect(sum(parts.map(({ cents }) => cents))).toBe(
          Math.min(payable, sum(cards.map(({ cents }) => cents))),
        )
        for (const { cardId, cents } of parts) {
          expect(cents).toBeGreaterThan(0)
          expect(cents).toBeLessThanOrEqual(cards.find((one) => one.cardId === cardId)?.cents ?? 0)
        }
        expect(splitOverCards(cards.toReversed(), payable)).toEqual(parts)
      }),
    )
  })
})
