import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { companyInput } from '#tests/support/company-input.ts'
import { guestDetailsSchema } from './guest-details.ts'
import { typedPhoneSchema } from './phone.ts'

/** As a form sends it: a box that is ticked says `on`. */
const filled = {
  customerType: 'PRIVATE',
  firstName: 'Joris',
  lastName: 'van den Berg-Oosterhuis',
  email: 'joris@voorbeeld.nl',
  confirmEmail: 'Joris@voorbeeld.nl',
  phoneNumber: '',
  acceptTerms: 'on',
}

/** The first problem of each field. */
function problemsOf(change: object) {
  const schema = guestDetailsSchema(typedPhoneSchema)
  const first = new Map<string | null, string>()
  for (const issue of v.safeParse(schema, { ...filled, ...change }).issues ?? []) {
    const field = v.getDotPath(issue)
    if (!first.has(field)) first.set(field, issue.message)
  }
  return [...first].map(([field, problem]) => `${field}: ${problem}`)
}

test('a private person needs a name, an address twice and the terms; a phone is welcome', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ phoneNumber: '06 - 12 34 56 78' })).toEqual([])
})

test('a VAT number without its country is one of the country of the address', () => {
  const vat = { vatNumber: '136 695 976' }
  expect(problemsOf({ ...vat, address: { countryCode: 'DE' } })).not.toContain(
    'vatNumber: vatNumberInvalid',
  )
  expect(problemsOf(vat)).toEqual(['vatNumber: vatNumberInvalid'])
})

test('every problem is told at once', () => {
  const wrong = {
    firstName: '',
    email: 'joris@',
    confirmEmail: 'joris@',
    phoneNumber: 'bel me',
    acceptTerms: undefined,
  }
  expect(problemsOf(wrong)).toEqual([
    'firstName: fieldRequired',
    'email: emailInvalid',
    'phoneNumber: phoneInvalid',
    'acceptTerms: termsNotAccepted',
  ])
})

test('two addresses that differ are told at the second, also while other fields are wrong', () => {
  expect(problemsOf({ confirmEmail: 'jorus@voorbeeld.nl', firstName: '' })).toContain(
    'confirmEmail: emailsDiffer',
  )
  expect(
    problemsOf({ confirmEmail: 'jorus@voorbeeld.nl', acceptTerms: undefined }).toSorted(),
  ).toEqual(['acceptTerms: termsNotAccepted', 'confirmEmail: emailsDiffer'])
})

test.each(['email', 'confirmEmail'])('%s that was not sent is told, and is no crash', (field) => {
  expect(problemsOf({ [field]: undefined })).toEqual([expect.stringMatching(`^${field}: `)])
})

test('a company gives its name with the rest, not one round later; a private person need not', () => {
  const company = { ...companyInput, companyName: '' }
  expect(problemsOf({ ...company, firstName: '', confirmEmail: '' })).toEqual([
    'firstName: fieldRequired',
    'confirmEmail: fieldRequired',
    'companyName: fieldRequired',
  ])
  expect(problemsOf({ ...company, companyName: 'Bakker & Zn. 1911' })).toEqual([])
  expect(problemsOf({ companyName: undefined })).toEqual([])
  expect(problemsOf({ companyName: ' ' })).toEqual([])
  expect(problemsOf({ ...company, acceptTerms: undefined }).toSorted()).toEqual([
    'acceptTerms: termsNotAccepted',
    'companyName: fieldRequired',
  ])
})

test.each([
  ['', []],
  ['x', []],
  ['PO-2026/114, afd. 3', []],
  ['12345678901234567890', []],
  ['123456789012345678901', ['referenceNumber: referenceInvalid']],
  ['Afdeling Zoë', ['referenceNumber: referenceInvalid']],
  ['PO\t114', []],
  ['PO 🎁', ['referenceNumber: referenceInvalid']],
])(
  '%j is a reference of 1 to 20 characters of ASCII, none, or refused (SPEC §5)',
  (text, problems) => {
    expect(problemsOf({ referenceNumber: text })).toEqual(problems)
  },
)

test('a name that no company has is told, and a customer of no kind is told that alone', () => {
  expect(problemsOf({ companyName: '---' })).toEqual(['companyName: companyNameInvalid'])
  expect(problemsOf({ companyName: 1911 })).toEqual(['companyName: companyNameInvalid'])
  expect(problemsOf({ customerType: 'ROBOT' })).toEqual([expect.stringMatching(/^customerType: /)])
})

describe('a company', () => {
  const address = {
    ...{ countryCode: 'NL', postCode: '2513 AA', houseNumber: '1' },
    ...{ street: 'Binnenhof', city: 'Den Haag' },
  }
  const company = { customerType: 'BUSINESS', companyName: 'Bakkerij Bol', kvkNumber: '12345678' }

  test('gives an address, without which there is no invoice', () => {
    expect(problemsOf(company)).toEqual([
      'address.postCode: fieldRequired',
      'address.houseNumber: fieldRequired',
      'address.street: fieldRequired',
      'address.city: fieldRequired',
    ])
  })

  test('needs every part of it, unlike a private person', () => {
    expect(problemsOf({ ...company, address })).toEqual([])
    const blank = { countryCode: 'NL', postCode: '', houseNumber: '', street: '', city: '' }
    expect(problemsOf({ address: blank })).toEqual([])
    expect(problemsOf({ ...company, address: blank })).toEqual([
      'address.postCode: fieldRequired',
      'address.houseNumber: fieldRequired',
      'address.street: fieldRequired',
      'address.city: fieldRequired',
    ])
  })

  test('stands in the trade register where it is Dutch, which is told with all else that is wrong', () => {
    const unknown = { ...company, kvkNumber: ' ' }
    expect(problemsOf({ ...unknown, address })).toEqual(['kvkNumber: fieldRequired'])
    expect(
      problemsOf({ ...unknown, firstName: '', address: { ...address, city: '' } }).toSorted(),
    ).toEqual([
      'address.city: fieldRequired',
      'firstName: fieldRequired',
      'kvkNumber: fieldRequired',
    ])
    const belgian = { ...address, countryCode: 'BE', postCode: '1000' }
    expect(problemsOf({ ...unknown, address: belgian })).toEqual([])
  })

  test('may name its VAT number and where its invoices go, each held to its form', () => {
    const more = { vatNumber: 'NL123456782B90', invoiceEmail: 'facturen@bol.example' }
    expect(problemsOf({ ...company, address, ...more })).toEqual([])
    const wrong = { kvkNumber: '1234', vatNumber: 'NL1', invoiceEmail: 'bol' }
    expect(problemsOf({ ...company, address, ...wrong })).toEqual([
      'kvkNumber: kvkNumberInvalid',
      'vatNumber: vatNumberInvalid',
      'invoiceEmail: emailInvalid',
    ])
  })
})
