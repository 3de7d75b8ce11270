import { expect, test } from 'vitest'
import { cardNumberLengthMax, type PatternBrand } from '#kernel/card-brands.ts'
import {
  cardExpiryProblem,
  cardNumberProblem,
  digitsOf,
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
  ['55555555555544441', 'mastercard', 'invalid'],
  ['6771798021000008', 'maestro', 'brandNotAccepted'],
  ['99', undefined, 'incomplete'],
  ['9999999999999999993', undefined, 'invalid'],
] as const)('the number %s of brand %s is %s', (digits, brand, problem) => {
  expect(cardNumberProblem(digits, brand, accepted)).toBe(problem)
})

/** By brand: how a number begins, and how many digits it may have. */
const lengths: Record<PatternBrand, [prefix: string, lengths: readonly number[]]> = {
  visa: ['4', [13, 16, 19]],
  mastercard: ['51', [16]],
  americanExpress: ['34', [15]],
  maestro: ['50', [12, 13, 14, 15, 16, 17, 18, 19]],
  electron: ['4026', [16]],
  dankort: ['5019', [16]],
  interpayment: ['636', [16, 17, 18, 19]],
  unionpay: ['62', [14, 15, 16, 17, 18, 19]],
  jcb: ['3528', [16, 17, 18, 19]],
  discover: ['6011', [16, 17, 18, 19]],
  diners: ['36', [14, 15, 16, 17, 18, 19]],
}

/** A number of so many digits with a right check digit. */
const numberOf = (prefix: string, length: number): string =>
  Array.from({ length: 10 }, (_, digit) => `${prefix.padEnd(length - 1, '0')}${digit}`).find(
    isLuhnValid,
  ) ?? ''

test.each(Object.entries(lengths) as [PatternBrand, (typeof lengths)[PatternBrand]][])(
  'a number of %s is complete with as many digits as its cards have',
  (brand, [prefix, wanted]) => {
    const all = Array.from({ length: cardNumberLengthMax + 2 }, (_, length) => length)
    const fine = all.filter(
      (length) =>
        length > prefix.length &&
        cardNumberProblem(numberOf(prefix, length), brand, [brand]) === undefined,
    )
    expect(fine).toEqual(wanted)
  },
)

test('what stands between digits is left out', () => {
  expect(digitsOf(' 4111-1111 x 1111\n1111')).toBe('4111111111111111')
})

test('numbers are grouped as on the card', () => {
  expect(groupCardNumber('4111111111111111', 'visa')).toBe('4111 1111 1111 1111')
  expect(groupCardNumber('370000000000002', 'americanExpress')).toBe('3700 000000 00002')
  expect(groupCardNumber('37000', 'americanExpress')).toBe('3700 0')
  expect(groupCardNumber('3700000000000029', 'americanExpress')).toBe('3700 000000 00002')
  expect(groupCardNumber('', undefined)).toBe('')
})

test.each([
  ...['03/30', '3/30', '03 / 2030', '0330', '032030', '03-30', '2030-03', '2030 - 3'],
  ...['  03/30  ', '  0330  ', '  2030-03  '],
])('%s is March 2030', (text) => {
  expect(parseCardExpiry(text)).toEqual({ month: 3, year: 2030 })
})

test.each([
  ...['x03/30', '03/30x', '103/30', 'x0330', '0330x', '03301', 'x2030-03', '2030-03x', '12030-03'],
  ...['2030-033', '03/3', '03'],
])('%s is no month of a year', (text) => {
  expect(parseCardExpiry(text)).toBeUndefined()
})

const now = new Date(2026, 10, 21)

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['03', 'incomplete'],
  ['1/234', 'invalid'],
  ['03301', 'invalid'],
  ['13/30', 'invalid'],
  ['00/30', 'invalid'],
  ['10/26', 'expired'],
  ['11/26', undefined],
  ['12/26', undefined],
  ['01/27', undefined],
  ['03/30', undefined],
  ['12/46', undefined],
  ['01/47', 'invalid'],
  ['03/0100', 'expired'],
])('in November 2026 the expiry %s is %s', (text, problem) => {
  expect(cardExpiryProblem(text, now)).toBe(problem)
})

test('an American Express has four digits of security code, a Maestro may have none', () => {
  expect(securityCodeProblem('737', 'visa')).toBeUndefined()
  expect(securityCodeProblem('737', 'americanExpress')).toBe('incomplete')
  expect(securityCodeProblem('7373', 'americanExpress')).toBeUndefined()
  expect(securityCodeProblem('', 'maestro')).toBeUndefined()
  expect(securityCodeProblem('12', 'maestro')).toBe('incomplete')
  expect(securityCodeProblem('737', undefined)).toBeUndefined()
  expect(securityCodeProblem('', undefined)).toBe('required')
})
