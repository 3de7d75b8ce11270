import { expect, test } from 'vitest'
import { type AccountSchema, sendAccountForm } from './account-form.ts'
import {
  changePasswordSchema,
  detailsSchema,
  identifySchema,
  loginSchema,
  registerSchema,
} from './account-schemas.ts'

const typed = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** What is said of each field, and what the shop was asked. */
async function send<Schema extends AccountSchema>(schema: Schema, fields: Record<string, string>) {
  const asked: unknown[] = []
  const said = await sendAccountForm(typed(fields), {
    schema,
    say: (field, problem) => `${field}: ${problem}`,
    captcha: undefined,
    ask: async (values) => {
      asked.push(values)
      return []
    },
  })
  return { said: Object.values(said?.fields ?? {}), asked }
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

test('what is right goes to the shop: names and addresses tidied, a password as it was typed', async () => {
  const { said, asked } = await send(registerSchema, right)
  expect(said).toEqual([])
  expect(asked).toEqual([{ ...right, firstName: 'Joris', email: 'joris@voorbeeld.example' }])
})

test('an empty form is told about every field at once, and the shop is not asked', async () => {
  const { agreesToTerms, ...fields } = right
  const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
  const { said, asked } = await send(registerSchema, nothing)
  expect(said.toSorted()).toEqual([
    'agreesToTerms: termsNotAccepted',
    'confirmEmail: fieldRequired',
    'email: fieldRequired',
    'firstName: fieldRequired',
    'lastName: fieldRequired',
    'password: fieldRequired',
    'repeatPassword: fieldRequired',
  ])
  expect(asked).toEqual([])
})

test.each([
  [{ firstName: 'www.x.nl' }, 'firstName: nameInvalid'],
  [{ email: 'joris@', confirmEmail: 'joris@' }, 'email: emailInvalid'],
  [{ confirmEmail: 'iemand@voorbeeld.example' }, 'confirmEmail: emailsDiffer'],
  [{ password: 'Kort1!', repeatPassword: 'Kort1!' }, 'password: passwordTooShort'],
  [
    { password: 'alleen letters', repeatPassword: 'alleen letters' },
    'password: passwordCharacters',
  ],
  [{ password: `a1!${'x'.repeat(126)}` }, 'password: passwordTooLong'],
  [{ repeatPassword: 'geheim en 1 spatie' }, 'repeatPassword: passwordsDiffer'],
])('%j is said at its field: %s', async (wrong, sentence) => {
  const { said, asked } = await send(registerSchema, { ...right, ...wrong })
  expect(said).toContain(sentence)
  expect(asked).toEqual([])
})

test('one password in two ways of writing its letters is repeated rightly', async () => {
  const { said } = await send(changePasswordSchema, {
    currentPassword: 'x',
    password: 'Café1234!',
    repeatPassword: 'Cafe\u03011234!',
  })
  expect(said).toEqual([])
})

test('logging in asks nothing of a password but that there is one', async () => {
  const email = 'joris@voorbeeld.example'
  expect((await send(loginSchema, { email, password: 'x' })).said).toEqual([])
  expect((await send(loginSchema, { email, password: '' })).said).toEqual([
    'password: fieldRequired',
  ])
  expect((await send(identifySchema, { email: '<b>' })).said).toEqual(['email: emailInvalid'])
})

test('details may be left out, and what is there is checked', async () => {
  const name = { firstName: 'Joris', lastName: 'Bakker' }
  const nothing = { ...name, phoneNumber: ' ', invoiceEmail: '', vatNumber: '' }
  const { asked } = await send(detailsSchema, nothing)
  expect(asked).toEqual([{ ...name, phoneNumber: null, invoiceEmail: null, vatNumber: null }])
  const wrong = { ...name, phoneNumber: 'bel maar', invoiceEmail: 'boek@', vatNumber: 'NL1' }
  expect((await send(detailsSchema, wrong)).said).toEqual([
    'phoneNumber: phoneInvalid',
    'invoiceEmail: emailInvalid',
    'vatNumber: vatNumberInvalid',
  ])
})

test('what the shop refuses stands at its field, or under all of them', async () => {
  const error = (referencedRequestParameter: string | null, message: string) => ({
    code: 3800,
    message,
    referencedRequestParameter,
  })
  const said = await sendAccountForm(typed({ email: 'joris@voorbeeld.example', password: 'x' }), {
    schema: loginSchema,
    say: (field) => field,
    captcha: undefined,
    ask: async () => [error('email', 'Onbekend'), error(null, 'Te vaak')],
  })
  expect(said).toEqual({ fields: { email: 'Onbekend' }, others: ['Te vaak'] })
})
