import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { requiredTypedPhoneSchema } from './phone.ts'
import { optionalPhoneSchema, parsePhone, requiredPhoneSchema } from './phone-number.ts'

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

describe.each([
  ['the server', requiredPhoneSchema('NL')],
  ['a form', requiredTypedPhoneSchema],
])('where a number is required, %s', (_who, schema) => {
  test.each([
    ['', 'fieldRequired'],
    ['  ', 'fieldRequired'],
    ['bel me', 'phoneInvalid'],
  ])('says of %j: %s', (typed, problem) => {
    expect(safeParse(schema, typed).issues?.[0]?.message).toBe(problem)
  })

  test('takes one', () => {
    expect(safeParse(schema, '06 12345678').success).toBe(true)
  })
})
