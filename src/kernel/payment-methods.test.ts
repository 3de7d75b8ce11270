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

test('a method that the shop cannot carry out is not known', () => {
  expect(findPaymentMethod('beads')).toBeUndefined()
  expect(isCardMethod('beads')).toBe(false)
})

test('each method has an id of its own', () => {
  const ids = paymentMethods.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
