import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AmountOffer, spendItAll } from './spend-it-all.ts'

const fixed = (id: string, ...amountsCents: number[]): AmountOffer => ({ id, amountsCents })

const offer: fc.Arbitrary<AmountOffer> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 3 }),
  amountsCents: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
  free: fc.option(
    fc
      .tuple(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 7 }),
      )
      .map(([minCents, more, stepCents]) => ({ minCents, maxCents: minCents + more, stepCents })),
    { nil: undefined },
  ),
})

const allAmounts = ({ amountsCents, free }: AmountOffer): number[] => [
  ...amountsCents,
  ...Array.from({ length: 41 }, (_none, cents) => cents).filter(
    (cents) =>
      free !== undefined &&
      cents >= free.minCents &&
      cents <= free.maxCents &&
      cents % free.stepCents === 0,
  ),
]

/** Every single amount and every pair, tried one by one. */
function bruteForce(balance: number, offers: readonly AmountOffer[]) {
  const amounts = [...new Set(offers.flatMap(allAmounts))].filter((cents) => cents > 0)
  const ways = [
    ...amounts.map((one) => ({ count: 1, sum: one })),
    ...amounts.flatMap((one) => amounts.map((other) => ({ count: 2, sum: one + other }))),
  ].filter(({ sum }) => sum >= balance)
  return ways.toSorted((left, right) => left.sum - right.sum || left.count - right.count)[0]
}

describe('spending it all', () => {
  test('finds what trying everything finds: the least to add, then the fewest choices', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.array(offer, { maxLength: 5 }),
        (balance, offers) => {
          const best = bruteForce(balance, offers)
          const found = spendItAll(balance, offers)
          expect(found?.choices.length).toBe(best?.count)
          expect(found?.addCents).toBe(best && best.sum - balance)
          for (const { id, cents } of found?.choices ?? [])
            expect(offers.some((one) => one.id === id && allAmounts(one).includes(cents))).toBe(
              true,
            )
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('one card that fits comes before two', () => {
    const offers = [fixed('tuin', 10_00, 15_00), fixed('boek', 25_00)]
    expect(spendItAll(25_00, offers)).toEqual({
      choices: [{ id: 'boek', cents: 25_00 }],
      addCents: 0,
    })
    expect(spendItAll(40_00, offers)).toEqual({
      choices: [
        { id: 'boek', cents: 25_00 },
        { id: 'tuin', cents: 15_00 },
      ],
      addCents: 0,
    })
  })

  test('where nothing fits, it says the least to add', () => {
    expect(spendItAll(23_17, [fixed('tuin', 10_00), fixed('boek', 25_00)])).toEqual({
      choices: [{ id: 'boek', cents: 25_00 }],
      addCents: 1_83,
    })
  })

  test('of two that cost the same, the first of the list is taken', () => {
    expect(spendItAll(10_00, [fixed('b', 10_00), fixed('a', 10_00)])?.choices[0]?.id).toBe('b')
  })

  test('a free amount takes what is left to the cent, in the steps that it has', () => {
    const free = { minCents: 5_00, maxCents: 50_00, stepCents: 1 }
    expect(spendItAll(23_17, [{ id: 'vrij', amountsCents: [], free }])?.addCents).toBe(0)
    const steps = { ...free, stepCents: 1_00 }
    expect(spendItAll(23_17, [{ id: 'vrij', amountsCents: [], free: steps }])?.addCents).toBe(83)
  })

  test('a balance of nothing, or one that two cards cannot hold, has no answer', () => {
    expect(spendItAll(0, [fixed('tuin', 10_00)])).toBeUndefined()
    expect(spendItAll(25_00, [fixed('tuin', 10_00)])).toBeUndefined()
    expect(spendItAll(25_00, [])).toBeUndefined()
  })
})
