import { expect, test } from 'vitest'
import { iconsOfMethods, type PaymentMethodId, refusalOfMethod } from './payment-methods.ts'

test.each<[PaymentMethodId, string]>([
  ['ideal', 'NL'],
  ['bcmc', 'BE'],
  ['mbway', 'PT'],
  ['eps', 'AT'],
  ['cartebancaire', 'FR'],
])('%s works in %s with euros, and nowhere else', (id, countryCode) => {
  expect(refusalOfMethod(id, { countryCode, currency: 'EUR' })).toBeUndefined()
  expect(refusalOfMethod(id, { countryCode, currency: 'GBP' })).toContain('only, not in')
  expect(refusalOfMethod(id, { countryCode: 'DE', currency: 'EUR' })).toContain(
    'not in DE with EUR',
  )
})

test('BLIK works in Poland with zloty', () => {
  expect(refusalOfMethod('blik', { countryCode: 'PL', currency: 'PLN' })).toBeUndefined()
  expect(refusalOfMethod('blik', { countryCode: 'PL', currency: 'EUR' })).toBe(
    'BLIK works in PL with PLN only, not in PL with EUR',
  )
})

test('cards and PayPal work everywhere', () => {
  for (const id of ['scheme', 'paypal'] as const)
    expect(refusalOfMethod(id, { countryCode: 'MX', currency: 'MXN' })).toBeUndefined()
})

test('the marks follow from the methods', () => {
  expect(iconsOfMethods(['ideal', 'scheme'])).toEqual(['ideal', 'visa', 'mastercard'])
  expect(iconsOfMethods(['blik', 'paypal'])).toEqual(['paypal'])
})
