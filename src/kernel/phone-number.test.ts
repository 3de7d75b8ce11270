import { expect, test } from 'vitest'
import { parsePhone } from './phone-number.ts'

test.each([
  ['0612345678', '+31612345678'],
  ['+32 470 12 34 56', '+32470123456'],
  ['0031201234567', '+31201234567'],
  ['020 000 00', undefined],
  ['bel me', undefined],
  ['0612345678 doorkiesnummer 3', undefined],
])('the phone number %s is read as %s', (typed, number) => {
  expect(parsePhone(typed, 'NL')).toBe(number)
})
