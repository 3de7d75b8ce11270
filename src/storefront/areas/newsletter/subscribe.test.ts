import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { fieldErrors } from '#i18n/nl/field-errors.ts'
import { newsletter } from '#i18n/nl/newsletter.ts'
import { findProblems, sayErrors } from './subscribe.ts'

const words = {
  t: createTranslator({ locale: 'nl', messages: { newsletter }, namespace: 'newsletter' }),
  sayField: createTranslator({ locale: 'nl', messages: { fieldErrors }, namespace: 'fieldErrors' }),
}

test('an address and no name are enough', () => {
  expect(findProblems({ email: 'sanne@voorbeeld.example', firstName: '' }, words)).toEqual({})
  expect(findProblems({ email: 'sanne@voorbeeld.example', firstName: 'Sanne' }, words)).toEqual({})
})

test('what is missing or wrong is said at its field before the shop is asked', () => {
  expect(findProblems({ email: '', firstName: '' }, words)).toEqual({
    email: 'Vul je e-mailadres in.',
  })
  expect(findProblems({ email: 'sanne@', firstName: 'www.x.nl' }, words)).toEqual({
    email: fieldErrors.emailInvalid,
    firstName: fieldErrors.nameInvalid,
  })
})

test('what the shop refuses stands at its field, or under all of them', () => {
  const error = (referencedRequestParameter: string | null, message: string) => ({
    code: 3000,
    message,
    referencedRequestParameter,
  })
  expect(
    sayErrors([error('email', 'Adres'), error('captchaToken', 'Spam'), error(null, 'O jee')]),
  ).toEqual({ fields: { email: 'Adres' }, others: ['Spam', 'O jee'] })
  expect(sayErrors([])).toBeUndefined()
})
