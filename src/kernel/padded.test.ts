import { expect, test } from 'vitest'
import { padded } from './padded.ts'

test.each([
  [[], []],
  [[1], [1]],
  [
    [1, 2],
    [1, 2, 2, 2, 2, 2, 2, 2],
  ],
  [
    [1, 2, 3, 4, 5, 6, 7, 8],
    [1, 2, 3, 4, 5, 6, 7, 8],
  ],
])('%j is written as %j', (values, written) => {
  expect(padded(values)).toEqual(written)
})

test.each([
  [9, 32],
  [32, 32],
  [33, 128],
  [129, 512],
  [2000, 2048],
])('a list of %i is as long as one of %i', (count, length) => {
  const values = Array.from({ length: count }, (_, index) => index)
  const written = padded(values)
  expect(written).toHaveLength(length)
  expect(new Set(written)).toEqual(new Set(values))
})
