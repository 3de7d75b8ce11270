import { expect, test } from 'vitest'
import {
  findPaymentMethod,
  isCardMethod,
  paymentMethods,
  paymentMethodsIn,
} from './payment-methods.ts'

const idsIn = (...[countryCode, currency]: [string, 'EUR' | 'GBP' | 'MXN']) =>
  paymentMethodsIn({ countryCode, currency }).map(({ id }) => id)

test('iDEAL is offered in the Netherlands with euros, and nowhere else', () => {
  expect(idsIn('NL', 'EUR')).toEqual(['ideal', 'scheme'])
  expect(idsIn('BE', 'EUR')).toEqual(['scheme'])
  expect(idsIn('NL', 'GBP')).toEqual(['scheme'])
})

test('cards are offered everywhere', () => {
  expect(idsIn('MX', 'MXN')).toEqual(['scheme'])
})

test('iDEAL leads to the bank, a card is asked for on our own page', () => {
  expect(isCardMethod('ideal')).toBe(false)
  expect(isCardMethod('scheme')).toBe(true)
  expect(findPaymentMethod('ideal')).toMatchObject({ kind: 'bank', marks: ['ideal'] })
  expect(findPaymentMethod('scheme')).toMatchObject({
    kind: 'card',
    name: { nl: 'Creditcard', en: 'Credit card' },
    inSentence: { nl: 'creditcard', en: 'credit card' },
    marks: ['visa', 'mastercard', 'americanExpress', 'maestro'],
  })
})

test('the name of iDEAL does not break over a line within a sentence', () => {
  const { name, inSentence } = findPaymentMethod('ideal') ?? {}
  expect(name).toEqual({ nl: 'iDEAL | Wero', en: 'iDEAL | Wero' })
  expect(inSentence).toEqual({
    nl: 'iDEAL\u00a0|\u2060\u00a0Wero',
    en: 'iDEAL\u00a0|\u2060\u00a0Wero',
  })
})

test('a method that the shop cannot carry out is not known', () => {
  expect(findPaymentMethod('beads')).toBeUndefined()
  expect(isCardMethod('beads')).toBe(false)
})

test('each method has an id of its own', () => {
  const ids = paymentMethods.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
