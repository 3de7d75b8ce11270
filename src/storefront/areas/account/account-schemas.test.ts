import { expect, test } from 'vitest'
import { accountDetailsSchema } from '#kernel/account-details.ts'
import { credentialsSchema, identitySchema } from '#kernel/account-input.ts'
import { typedPhoneSchema } from '#kernel/phone.ts'
import { validate } from '#ui/form/send-form.ts'
import type { FormSchema } from '#ui/form/shop-form.ts'
import { changePasswordFormSchema, registerFormSchema } from './account-schemas.ts'

function judged<Schema extends FormSchema>(schema: Schema, fields: Record<string, string>) {
  const typed = new FormData()
  for (const [name, text] of Object.entries(fields)) typed.set(name, text)
  return validate(typed, { schema, send: async () => ({ errors: [] }) })
}

const right = {
  firstName: ' Joris ',
  lastName: 'Bakker',
  email: ' joris@voorbeeld.example ',
  confirmEmail: 'Joris@voorbeeld.example',
  password: ' geheim en 1 spatie ',
  repeatPassword: ' geheim en 1 spatie ',
  agreesToTerms: 'on',
}

test('names and addresses are tidied, a password stays as it was typed', () => {
  const { values } = judged(registerFormSchema, right)
  expect(values).toEqual({
    ...right,
    firstName: 'Joris',
    email: 'joris@voorbeeld.example',
    agreesToTerms: true,
  })
})

test('an empty form is told about every field at once', () => {
  const { agreesToTerms, ...fields } = right
  const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
  expect(judged(registerFormSchema, nothing).problems).toEqual({
    agreesToTerms: 'termsNotAccepted',
    confirmEmail: 'fieldRequired',
    email: 'fieldRequired',
    firstName: 'fieldRequired',
    lastName: 'fieldRequired',
    password: 'fieldRequired',
    repeatPassword: 'fieldRequired',
  })
})

test.each([
  [{ firstName: 'www.x.nl' }, { firstName: 'nameInvalid' }],
  [{ email: 'joris@', confirmEmail: 'joris@' }, { email: 'emailInvalid' }],
  [{ confirmEmail: 'iemand@voorbeeld.example' }, { confirmEmail: 'emailsDiffer' }],
  [{ password: 'Kort1!', repeatPassword: 'Kort1!' }, { password: 'passwordTooShort' }],
  [
    { password: 'alleen letters', repeatPassword: 'alleen letters' },
    { password: 'passwordCharacters' },
  ],
  [{ password: `a1!${'x'.repeat(126)}` }, { password: 'passwordTooLong' }],
  [{ repeatPassword: 'geheim en 1 spatie' }, { repeatPassword: 'passwordsDiffer' }],
])('%j is said at its field: %j', (wrong, problems) => {
  expect(judged(registerFormSchema, { ...right, ...wrong }).problems).toMatchObject(problems)
})

test('one password in two ways of writing its letters is repeated rightly', () => {
  const typed = {
    currentPassword: 'x',
    password: 'Café1234!',
    repeatPassword: 'Cafe\u03011234!',
  }
  expect(judged(changePasswordFormSchema, typed).problems).toEqual({})
})

test('logging in asks nothing of a password but that there is one', () => {
  const email = 'joris@voorbeeld.example'
  expect(judged(credentialsSchema, { email, password: 'x' }).problems).toEqual({})
  const problems = { password: 'fieldRequired' }
  expect(judged(credentialsSchema, { email, password: '' }).problems).toEqual(problems)
  expect(judged(identitySchema, { email: '<b>' }).problems).toEqual({ email: 'emailInvalid' })
})

test('details may be left out, and what is there is checked', () => {
  const schema = accountDetailsSchema(typedPhoneSchema)
  const name = { firstName: 'Joris', lastName: 'Bakker' }
  const nothing = { ...name, phoneNumber: ' ', invoiceEmail: '', vatNumber: '' }
  expect(judged(schema, nothing).values).toEqual(name)
  const wrong = { ...name, phoneNumber: 'bel maar', invoiceEmail: 'boek@', vatNumber: 'NL1' }
  expect(judged(schema, wrong).problems).toEqual({
    phoneNumber: 'phoneInvalid',
    invoiceEmail: 'emailInvalid',
    vatNumber: 'vatNumberInvalid',
  })
})
