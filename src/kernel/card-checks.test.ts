import { expect, test } from 'vitest'
import {
  cardExpiryProblem,
  cardNumberProblem,
  groupCardNumber,
  isLuhnValid,
  parseCardExpiry,
  securityCodeProblem,
} from '#kernel/card-checks.ts'

const accepted = ['visa', 'mastercard', 'americanExpress'] as const

test('one wrong digit breaks the check digit', () => {
  expect(isLuhnValid('4111111111111111')).toBe(true)
  expect(isLuhnValid('4111111111111112')).toBe(false)
  expect(isLuhnValid('')).toBe(false)
})

test.each([
  ['', undefined, 'required'],
  ['4111', 'visa', 'incomplete'],
  ['4111111111111111', 'visa', undefined],
  ['4111111111111112', 'visa', 'invalid'],
  ['41111111111111111', 'visa', 'incomplete'],
  ['6771798021000008', 'maestro', 'brandNotAccepted'],
  ['99', undefined, 'incomplete'],
  ['9999999999999999993', undefined, 'invalid'],
] as const)('the number %s of brand %s is %s', (digits, brand, problem) => {
  expect(cardNumberProblem(digits, brand, accepted)).toBe(problem)
})

test('numbers are grouped as on the card', () => {
  expect(groupCardNumber('4111111111111111', 'visa')).toBe('4111 1111 1111 1111')
  expect(groupCardNumber('370000000000002', 'americanExpress')).toBe('3700 000000 00002')
  expect(groupCardNumber('37000', 'americanExpress')).toBe('3700 0')
  expect(groupCardNumber('', undefined)).toBe('')
})

test.each(['03/30', '3/30', '03 / 2030', '0330', '032030', '03-30', '2030-03'])(
  '%s is March 2030',
  (text) => {
    expect(parseCardExpiry(text)).toEqual({ month: 3, year: 2030 })
  },
)

const now = new Date(2026, 10, 21)

test.each([
  ['', 'required'],
  ['03', 'incomplete'],
  ['13/30', 'invalid'],
  ['00/30', 'invalid'],
  ['10/26', 'expired'],
  ['11/26', undefined],
  ['03/30', undefined],
  ['01/47', 'invalid'],
])('in November 2026 the expiry %s is %s', (text, problem) => {
  expect(cardExpiryProblem(text, now)).toBe(problem)
})

test('an American Express has four digits of security code, a Maestro may have none', () => {
  expect(securityCodeProblem('737', 'visa')).toBeUndefined()
  expect(securityCodeProblem('737', 'americanExpress')).toBe('incomplete')
  expect(securityCodeProblem('7373', 'americanExpress')).toBeUndefined()
  expect(securityCodeProblem('', 'maestro')).toBeUndefined()
  expect(securityCodeProblem('', undefined)).toBe('required')
})
