import { expect, test } from 'vitest'
import { cleanSuffix, splitHouseNumber } from './house-number.ts'

test.each([
  ['12', '12', ''],
  ['12a', '12', 'a'],
  ['12 bis', '12', 'bis'],
  ['12-hs', '12', 'hs'],
  ['12 II', '12', 'II'],
  ['12-2', '12', '2'],
  ['12‑2', '12', '2'],
  ['12 – 2', '12', '2'],
  ['12 A 2', '12', 'A 2'],
  ['12-3-B', '12', '3-B'],
  ['12 bis A', '12', 'bis A'],
  ['12/3 hoog', '12', '3 hoog'],
  ['12,', '12', ''],
  ['nr. 12', '12', ''],
  ['No 12', '12', ''],
  ['#12', '12', ''],
  ['１２ａ', '12', 'a'],
  ['١٢', '12', ''],
  ['\u200B12\u202C', '12', ''],
  ['12²', '12', '2'],
  ['12 ²', '12', '2'],
  ['12-²', '12', '2'],
  ['12₂', '12', '2'],
  ['12①', '12', '1'],
  ['12⑴', '12', '1'],
  ['12⑫', '12', '12'],
  ['12²³', '12', '23'],
  ['12²₃', '12', '2-3'],
  ['12²-3', '12', '2-3'],
  ['12²A', '12', '2A'],
  ['1²2', '1', '2 2'],
  ['12½', '12', '½'],
  ['12 ½', '12', '½'],
  ['12 1⁄2', '12', '1/2'],
  ['12Ⅱ', '12', 'II'],
  ['12ª', '12', 'ª'],
])('the house number %j is %s with the addition %j', (typed, number, rest) => {
  expect(splitHouseNumber(typed)).toEqual({ number, rest })
})

test.each(['²', '²12', '①', '½', '-12', 'A12', '', '0', '2147483648'])(
  '%j is no house number',
  (typed) => expect(splitHouseNumber(typed).number).toBeUndefined(),
)

test.each([
  ['²', '2'],
  ['-2', '2'],
  [' - A ', 'A'],
  ['½', '½'],
  ['Ⅳ', 'IV'],
  ['2²', '2-2'],
])('the addition %j is %j', (typed, suffix) => expect(cleanSuffix(typed)).toBe(suffix))
