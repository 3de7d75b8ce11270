import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readGuestDetails, savedDetailsSchema } from '#domain/cart/guest-details.ts'
import { companyInput } from '#tests/support/company-input.ts'

const now = new Date('2026-11-21T10:00:00Z')
const good = {
  customerType: 'PRIVATE',
  firstName: ' Anna ',
  lastName: 'de  Vries',
  email: 'anna@voorbeeld.example',
  confirmEmail: 'Anna@voorbeeld.example ',
  acceptTerms: true,
}

const check = (change: object) => {
  const result = v.safeParse(savedDetailsSchema({ countryCode: 'NL', now }), { ...good, ...change })
  if (result.success) return result.output
  // Only the first thing that is wrong with a field is said.
  const byField = Map.groupBy(result.issues, ({ path }) => path?.at(-1)?.key)
  return [...byField].map(([field, [first]]) => `${field}: ${first?.message}`)
}

test('what a visitor typed becomes clean details', () => {
  expect(check({ phoneNumber: '06-1234 56 78', companyName: ' ' })).toEqual({
    customerType: 'PRIVATE',
    firstName: 'Anna',
    lastName: 'de Vries',
    email: 'anna@voorbeeld.example',
    phoneNumber: '+31612345678',
    companyName: undefined,
    termsAcceptedAt: '2026-11-21T10:00:00.000Z',
  })
})

test('the reference of a company is kept, that of a private person is none', () => {
  const referenceNumber = ' PO 114 '
  expect(check({ ...companyInput, referenceNumber })).toMatchObject({ referenceNumber: 'PO 114' })
  expect(check({ referenceNumber })).not.toHaveProperty('referenceNumber')
})

test.each([
  [{ firstName: '' }, ['firstName: fieldRequired']],
  [{ lastName: 'www.win.nl' }, ['lastName: nameInvalid']],
  [{ email: 'anna' }, ['email: emailInvalid']],
  [{ confirmEmail: 'bert@voorbeeld.example' }, ['confirmEmail: emailsDiffer']],
  [{ confirmEmail: '' }, ['confirmEmail: fieldRequired']],
  [{ phoneNumber: '12' }, ['phoneNumber: phoneInvalid']],
  [{ acceptTerms: false }, ['acceptTerms: termsNotAccepted']],
  [{ ...companyInput, companyName: undefined }, ['companyName: fieldRequired']],
  [{ ...companyInput, companyName: ' ' }, ['companyName: fieldRequired']],
  [{ firstName: '', email: 'x' }, ['firstName: fieldRequired', 'email: emailInvalid']],
])('%j gives %j', (change, problems) => {
  expect(check(change)).toEqual(problems)
})

test('details are read from the JSON of a row: a company with its fields, a person without', () => {
  const person = {
    ...{ firstName: 'Anna', lastName: 'de Vries', email: 'anna@voorbeeld.example' },
    ...{ phoneNumber: undefined, termsAcceptedAt: '2026-11-21T10:00:00.000Z' },
  }
  const company = { companyName: 'Bakkerij Bol', kvkNumber: '12345678', referenceNumber: 'PO 114' }
  const business = { customerType: 'BUSINESS', ...person, ...company } as const
  expect(readGuestDetails(business)).toEqual(business)
  const asPrivate = { customerType: 'PRIVATE', ...person } as const
  expect(readGuestDetails({ ...asPrivate, ...company })).toEqual(asPrivate)
})
