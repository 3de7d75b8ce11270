import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  type DetailsDraft,
  detailsResolver,
  detailsSchema,
  isDetailsField,
  problemKey,
} from './details-form.ts'

const filled: DetailsDraft = {
  customerType: 'PRIVATE',
  companyName: '',
  firstName: 'Joris',
  lastName: 'van den Berg-Oosterhuis',
  email: 'joris@voorbeeld.nl',
  confirmEmail: 'Joris@voorbeeld.nl',
  phoneNumber: '',
  acceptTerms: true,
}

const problemsOf = (draft: Partial<DetailsDraft>) =>
  (v.safeParse(detailsSchema, { ...filled, ...draft }).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message,
  ])

test('a private person needs a name, an address twice and the terms; a phone is welcome', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ phoneNumber: '06 - 12 34 56 78' })).toEqual([])
})

test('every problem is told at once', () => {
  const fields = problemsOf({
    firstName: '',
    email: 'joris@',
    confirmEmail: 'joris@',
    phoneNumber: 'bel me',
    acceptTerms: false,
  })
  expect([...new Set(fields.map(([field]) => field))]).toEqual([
    'firstName',
    'email',
    'phoneNumber',
    'acceptTerms',
  ])
})

test('two addresses that differ are told at the second, also while other fields are wrong', () => {
  expect(problemsOf({ confirmEmail: 'jorus@voorbeeld.nl', firstName: '' })).toContainEqual([
    'confirmEmail',
    'emailsDiffer',
  ])
})

test('a company gives its name, a private person need not', () => {
  expect(problemsOf({ customerType: 'BUSINESS' })).toEqual([['companyName', 'fieldRequired']])
  expect(problemsOf({ customerType: 'BUSINESS', companyName: 'Bakker & Zn. 1911' })).toEqual([])
})

test('a company that sends an empty form is asked for its name with the rest, not one round later', async () => {
  const draft = { ...filled, customerType: 'BUSINESS', firstName: '', confirmEmail: '' } as const
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await detailsResolver({ ...draft, acceptTerms: true }, undefined, options)
  expect(Object.keys(errors).toSorted()).toEqual(['companyName', 'confirmEmail', 'firstName'])
  expect(errors.confirmEmail?.message).toBe('fieldRequired')

  const left = { ...options, names: ['firstName' as const] }
  const whileFilling = await detailsResolver({ ...draft, acceptTerms: true }, undefined, left)
  expect(whileFilling.errors).not.toHaveProperty('companyName')
})

test('an answer of the server finds its field and its sentence', () => {
  expect(isDetailsField('phoneNumber')).toBe(true)
  expect(isDetailsField('constructor')).toBe(false)
  expect(problemKey('phoneNumber', 'fieldRequired')).toBe('phone')
  expect(problemKey('email', 'emailInvalid')).toBe('emailInvalid')
  expect(problemKey('lastName', 'fieldRequired')).toBe('lastName')
})
