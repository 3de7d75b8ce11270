import { expect, test } from 'vitest'
import { type FieldContext, fieldRules } from './field-rules.ts'

const context: FieldContext = {
  accepted: ['visa', 'mastercard', 'americanExpress'],
  brand: undefined,
}

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['4111-1111-1111-1111', '4111 1111 1111 1111'],
  [' 4111 1', '4111 1'],
  ['37000000000000299', '3700 000000 00002'],
  ['55553412444411159', '5555 3412 4444 1115'],
])('a number typed or pasted as %s shows as %s', (text, shown) => {
  expect(fieldRules.number.format(text, context, false)).toBe(shown)
})

test.each([
  ['0', '0'],
  ['1', '1'],
  ['4', '04/'],
  ['03', '03/'],
  ['3/', '03/'],
  ['3/30', '03/30'],
  ['0330', '03/30'],
  ['03/2030', '03/30'],
  ['2030-03', '03/30'],
  ['03 / 30', '03/30'],
  ['033', '03/3'],
])('an expiry typed or filled in as %s shows as %s', (text, shown) => {
  expect(fieldRules.expiry.format(text, context, false)).toBe(shown)
})

test('deleting the slash of an expiry does not bring it back', () => {
  expect(fieldRules.expiry.format('03', context, true)).toBe('03')
})

test('a security code has three digits, four on an American Express or for an unknown brand', () => {
  const shown = (brand: FieldContext['brand']) =>
    fieldRules.securityCode.format('12a345', { ...context, brand }, false)
  expect(shown('visa')).toBe('123')
  expect(shown('americanExpress')).toBe('1234')
  expect(shown(undefined)).toBe('1234')
})

test('month and year are encrypted apart, the year in full', () => {
  expect(fieldRules.expiry.plainFields('03/30')).toEqual({
    encryptedExpiryMonth: { expiryMonth: '03' },
    encryptedExpiryYear: { expiryYear: '2030' },
  })
})
