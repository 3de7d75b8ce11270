import { describe, expect, test } from 'vitest'
import { type PostedCard, splitPosted } from './split-posted.ts'

/** All ways to make an amount of cards, the largest first, found by trying. */
function everyWay(totalCents: number, { min, max, step }: PostedCard): number[][] {
  const ways: number[][] = []
  const sizes: number[] = []
  for (let size = step; size <= max; size += step) if (size >= min) sizes.unshift(size)
  const go = (left: number, from: number, taken: number[]): void => {
    if (left === 0) ways.push(taken)
    for (let at = from; at < sizes.length; at += 1) {
      const size = sizes[at] ?? 0
      if (size <= left) go(left - size, at, [...taken, size])
    }
  }
  if (totalCents > 0) go(totalCents, 0, [])
  return ways
}

/** The fewest cards; of those the one with the largest first. */
const best = (ways: number[][]): number[] | undefined =>
  ways.toSorted(
    (one, other) =>
      one.length - other.length ||
      (other.find((cents, at) => cents !== one[at]) ?? 0) -
        (one.find((cents, at) => cents !== other[at]) ?? 0),
  )[0]

describe('what goes by post', () => {
  test('of 400 euros is three cards, the rest last', () => {
    expect(splitPosted(400_00, { min: 10_00, max: 150_00, step: 1_00 })).toEqual([
      150_00, 150_00, 100_00,
    ])
  })

  test('leaves no card below the least of its product', () => {
    const card = { min: 10_00, max: 150_00, step: 1_00 }
    expect(splitPosted(150_00, card)).toEqual([150_00])
    expect(splitPosted(151_00, card)).toEqual([141_00, 10_00])
    expect(splitPosted(301_00, card)).toEqual([150_00, 141_00, 10_00])
    expect(splitPosted(9_00, card)).toBeUndefined()
    expect(splitPosted(100_00, { min: 70_00, max: 90_00, step: 10_00 })).toBeUndefined()
  })

  test('is the same as the best of all ways there are, whatever the bounds', () => {
    for (let min = 1; min <= 7; min += 1)
      for (let max = min; max <= 12; max += 1)
        for (const step of [1, 2, 3])
          for (let total = 0; total <= 30; total += 1)
            expect([min, max, step, total, splitPosted(total, { min, max, step })]).toEqual([
              ...[min, max, step, total],
              best(everyWay(total, { min, max, step })),
            ])
  })
})
