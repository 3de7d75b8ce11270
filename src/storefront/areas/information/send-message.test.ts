import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { contact } from '#i18n/nl/contact.ts'
import { fieldErrors } from '#i18n/nl/field-errors.ts'
import { findProblems, type Message, sayErrors } from './send-message.ts'

const words = {
  t: createTranslator({ locale: 'nl', messages: { contact }, namespace: 'contact' }),
  sayField: createTranslator({ locale: 'nl', messages: { fieldErrors }, namespace: 'fieldErrors' }),
}

const right: Message = {
  name: 'Joris Bakker',
  email: 'joris@voorbeeld.example',
  subject: 'bezorgen',
  orderNumber: '',
  message: 'Waar is mijn cadeaubon gebleven?',
}

test('a message with or without an order number is fine', () => {
  expect(findProblems(right, words)).toEqual({})
  expect(findProblems({ ...right, orderNumber: '61 7kd3 9qxm' }, words)).toEqual({})
})

test('every field that is empty says what it wants, except the one that may be', () => {
  const nothing = { name: '', email: '', subject: '', orderNumber: '', message: ' ' }
  expect(findProblems(nothing, words)).toEqual(contact.required)
})

test('every field that is wrong says why, before the shop is asked', () => {
  const wrong = {
    ...{ name: 'www.x.nl', email: 'joris@', subject: 'bezorgen', orderNumber: '7KD3' },
    message: 'kort',
  }
  expect(findProblems(wrong, words)).toEqual({
    name: fieldErrors.nameInvalid,
    email: fieldErrors.emailInvalid,
    orderNumber: fieldErrors.orderNumberInvalid,
    message: 'Vertel iets meer: minstens 10 tekens.',
  })
  const long = { ...right, message: 'a'.repeat(2001) }
  expect(findProblems(long, words).message).toContain('2000 tekens')
  const unreadable = { ...right, message: 'Dit is een bericht\u0000' }
  expect(findProblems(unreadable, words).message).toBe(fieldErrors.contactMessageInvalid)
})

test('what the shop refuses stands at its field, or under all of them', () => {
  const error = (referencedRequestParameter: string | null, message: string) => ({
    code: 3000,
    message,
    referencedRequestParameter,
  })
  expect(
    sayErrors([error('orderNumber', 'Nummer'), error('captchaToken', 'Spam'), error(null, 'Uur')]),
  ).toEqual({ fields: { orderNumber: 'Nummer' }, others: ['Spam', 'Uur'] })
  expect(sayErrors([])).toBeUndefined()
})
