import { expect, test } from 'vitest'
import { digitGroups } from './digit-groups.ts'

test('a number of nineteen digits is read in fours with three at the end', () => {
  expect(digitGroups('6299123456789012345')).toEqual(['6299', '1234', '5678', '9012', '345'])
})

test('no digit stands alone', () => {
  expect(digitGroups('12345678901234567')).toEqual(['1234', '5678', '9012', '34567'])
})

test('nothing is lost or added', () => {
  for (const number of ['', '1', '12345', 'AB12 CD34 EF'])
    expect(digitGroups(number).join('')).toBe(number.replaceAll(' ', ''))
})
