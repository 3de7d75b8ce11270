import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { optionalPhoneSchema, parsePhone } from './phone-number.ts'

test.each([
  ['0612345678', '+31612345678'],
  ['+32 470 12 34 56', '+32470123456'],
  ['0031201234567', '+31201234567'],
  ['020 000 00', undefined],
  ['bel me', undefined],
  ['1', undefined],
  ['0612345678 ext. 3', undefined],
  ['tel:0612345678', undefined],
  ['0612345678 doorkiesnummer 3', undefined],
])('the phone number %s is read as %s', (typed, number) => {
  expect(parsePhone(typed, 'NL')).toBe(number)
})

test.each([
  [undefined, undefined],
  ['  ', undefined],
  ['06 12345678', '+31612345678'],
])('a field with %j holds the number %s', (typed, number) => {
  expect(safeParse(optionalPhoneSchema('NL'), typed)).toMatchObject({
    success: true,
    output: number,
  })
})

test('a field says that a number is none', () => {
  expect(safeParse(optionalPhoneSchema('NL'), '12').issues?.[0]?.message).toBe('phoneInvalid')
})
