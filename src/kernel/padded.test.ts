import { expect, test } from 'vitest'
import { padded } from './padded.ts'

test.each([
  [[], []],
  [[1], [1]],
  [
    [1, 2],
    [1, 2],
  ],
  [
    [1, 2, 3],
    [1, 2, 3, 3],
  ],
  [
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5, 5, 5, 5],
  ],
])('%j is written as %j', (values, written) => {
  expect(padded(values)).toEqual(written)
})
