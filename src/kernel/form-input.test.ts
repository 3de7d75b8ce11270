import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { accountDetailsSchema } from '#kernel/account-details.ts'
import {
  chosenPasswordSchema,
  credentialsSchema,
  identitySchema,
  ownPasswordSchema,
  passwordChangeSchema,
  registrationSchema,
} from '#kernel/account-input.ts'
import { giftSchema } from '#kernel/gift-input.ts'
import { messageToShopSchema } from '#kernel/message-to-shop.ts'
import { newsletterSubscriptionSchema } from '#kernel/newsletter-subscription.ts'
import { typedPhoneSchema } from '#kernel/phone.ts'

/** The first problem of each field, in the order of the schema. */
function problemsOf(schema: v.GenericSchema, input: unknown): string[] {
  const first = new Map<string | null, string>()
  for (const issue of v.safeParse(schema, input).issues ?? []) {
    const field = v.getDotPath(issue)
    if (!first.has(field)) first.set(field, issue.message)
  }
  return [...first].map(([field, problem]) => `${field}: ${problem}`)
}

const password = 'appeltaart-1'

describe('what an account asks', () => {
  const registration = {
    email: 'joris@voorbeeld.nl',
    confirmEmail: 'Joris@voorbeeld.nl ',
    firstName: 'Joris',
    lastName: 'de Vries',
    password,
    agreesToTerms: 'on',
  }

  test('a registration gives names, an address twice, a password and the terms', () => {
    expect(problemsOf(registrationSchema, registration)).toEqual([])
    const empty = { email: '', confirmEmail: '', firstName: '', lastName: '', password: '' }
    expect(problemsOf(registrationSchema, empty)).toEqual([
      'email: fieldRequired',
      'confirmEmail: fieldRequired',
      'firstName: fieldRequired',
      'lastName: fieldRequired',
      'password: fieldRequired',
      'agreesToTerms: termsNotAccepted',
    ])
  })

  test('the terms are agreed to by a tick, from a form or from the API', () => {
    const withTerms = (agreesToTerms: unknown) =>
      problemsOf(registrationSchema, { ...registration, agreesToTerms })
    expect(withTerms(true)).toEqual([])
    const refused = ['agreesToTerms: termsNotAccepted']
    expect([false, 'off', ''].map(withTerms)).toEqual([refused, refused, refused])
  })

  test('two addresses that differ are told at the second', () => {
    const other = { ...registration, confirmEmail: 'jorus@voorbeeld.nl' }
    expect(problemsOf(registrationSchema, other)).toEqual(['confirmEmail: emailsDiffer'])
    expect(problemsOf(registrationSchema, { ...registration, confirmEmail: '  ' })).toEqual([
      'confirmEmail: fieldRequired',
    ])
  })

  test.each(['email', 'confirmEmail'])('%s that was not sent is told, and is no crash', (field) => {
    const problems = problemsOf(registrationSchema, { ...registration, [field]: undefined })
    expect(problems).toEqual([expect.stringMatching(`^${field}: `)])
  })

  test('a password that is chosen is a good one, a password that is tried is only there', () => {
    const weak = { email: 'joris@voorbeeld.nl', password: 'taart', currentPassword: 'taart' }
    expect(problemsOf(chosenPasswordSchema, weak)).toEqual(['password: passwordTooShort'])
    expect(problemsOf(passwordChangeSchema, weak)).toEqual(['password: passwordTooShort'])
    expect(problemsOf(credentialsSchema, weak)).toEqual([])
    expect(problemsOf(ownPasswordSchema, weak)).toEqual([])
    expect(problemsOf(ownPasswordSchema, { password: 'x'.repeat(513) })).toEqual([
      'password: passwordTooLong',
    ])
  })

  test('each of them names the field that is missing', () => {
    const nothing = { email: '', password: '', currentPassword: '' }
    expect(problemsOf(identitySchema, nothing)).toEqual(['email: fieldRequired'])
    expect(problemsOf(credentialsSchema, nothing)).toEqual([
      'email: fieldRequired',
      'password: fieldRequired',
    ])
    expect(problemsOf(chosenPasswordSchema, nothing)).toEqual(['password: fieldRequired'])
    expect(problemsOf(ownPasswordSchema, nothing)).toEqual(['password: fieldRequired'])
    expect(problemsOf(passwordChangeSchema, nothing)).toEqual([
      'currentPassword: fieldRequired',
      'password: fieldRequired',
    ])
  })

  test('details need a name; what is optional is still held to its form', () => {
    const schema = accountDetailsSchema(typedPhoneSchema)
    const named = { firstName: 'Joris', lastName: 'de Vries' }
    expect(problemsOf(schema, { ...named, phoneNumber: '', invoiceEmail: ' ' })).toEqual([])
    const wrong = { firstName: '', lastName: '', phoneNumber: 'bel me' }
    expect(problemsOf(schema, { ...wrong, invoiceEmail: 'x', vatNumber: '12' })).toEqual([
      'firstName: fieldRequired',
      'lastName: fieldRequired',
      'phoneNumber: phoneInvalid',
      'invoiceEmail: emailInvalid',
      'vatNumber: vatNumberInvalid',
    ])
  })
})

describe('a present', () => {
  const present = { productId: 'prd', variationType: 'DIGITAL', amount: 25, quantity: 1 }
  const receiver = { name: 'Els', email: 'els@voorbeeld.nl', confirmEmail: 'ELS@voorbeeld.nl' }

  test('is for the buyer, or for somebody with a name and an address', () => {
    expect(problemsOf(giftSchema, present)).toEqual([])
    expect(problemsOf(giftSchema, { ...present, receiver, message: 'Hoera' })).toEqual([])
  })

  test('names every field of the receiver that is wrong, and the note', () => {
    const nobody = { name: '', email: '', confirmEmail: ' ' }
    expect(problemsOf(giftSchema, { ...present, receiver: nobody, message: '🎁' })).toEqual([
      'receiver.name: fieldRequired',
      'receiver.email: fieldRequired',
      'receiver.confirmEmail: fieldRequired',
      'message: noteHasEmoji',
    ])
    const other = { ...receiver, confirmEmail: 'els@elders.nl' }
    expect(problemsOf(giftSchema, { ...present, receiver: other })).toEqual([
      'receiver.confirmEmail: emailsDiffer',
    ])
    const nameless = { ...other, name: undefined }
    expect(problemsOf(giftSchema, { ...present, receiver: nameless })).toEqual([
      expect.stringMatching(/^receiver.name: /),
      'receiver.confirmEmail: emailsDiffer',
    ])
  })

  test.each(['email', 'confirmEmail'])('%s that was not sent is told, and is no crash', (field) => {
    const half = { ...receiver, [field]: undefined }
    expect(problemsOf(giftSchema, { ...present, receiver: half })).toEqual([
      expect.stringMatching(`^receiver.${field}: `),
    ])
  })

  test('is of a variation that exists', () => {
    expect(problemsOf(giftSchema, { ...present, variationType: 'PHYSICAL' })).toEqual([])
    expect(problemsOf(giftSchema, { ...present, variationType: 'EDIBLE' })).toHaveLength(1)
  })
})

test('a message to the shop needs a sender, a subject and some words', () => {
  const message = 'Waar blijft mijn bon?'
  const asked = { name: 'Els', email: 'els@voorbeeld.nl', subject: 'order', message }
  expect(problemsOf(messageToShopSchema, asked)).toEqual([])
  expect(problemsOf(messageToShopSchema, { ...asked, orderNumber: '12' })).toEqual([
    'orderNumber: orderNumberInvalid',
  ])
  const empty = { name: '', email: '', subject: ' ', message: '' }
  expect(problemsOf(messageToShopSchema, empty)).toEqual([
    'name: fieldRequired',
    'email: fieldRequired',
    'subject: fieldRequired',
    'message: fieldRequired',
  ])
})

test('the newsletter needs an address; a name of spaces is none', () => {
  const email = 'els@voorbeeld.nl'
  expect(v.parse(newsletterSubscriptionSchema, { email, firstName: '  ' }).firstName).toBe(
    undefined,
  )
  expect(v.parse(newsletterSubscriptionSchema, { email, firstName: ' Els ' }).firstName).toBe('Els')
  expect(problemsOf(newsletterSubscriptionSchema, { email: '', firstName: '123' })).toEqual([
    'email: fieldRequired',
    'firstName: nameInvalid',
  ])
})
