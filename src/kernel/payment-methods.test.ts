import { expect, test } from 'vitest'
import type { Currency } from './money.ts'
import {
  findPaymentMethod,
  isCardMethod,
  methodsOfProviderType,
  paymentMethods,
  paymentMethodsIn,
  providerTypeOf,
  secureMark,
} from './payment-methods.ts'

const idsIn = (...[countryCode, currency]: [string, Currency]) =>
  paymentMethodsIn({ countryCode, currency }).map(({ id }) => id)

test('iDEAL is offered in the Netherlands with euros, and nowhere else', () => {
  expect(idsIn('NL', 'EUR')).toEqual([
    ...['ideal', 'scheme', 'applepay', 'googlepay', 'paypal', 'bankTransfer_IBAN', 'invoice'],
  ])
  expect(idsIn('BE', 'EUR')).not.toContain('ideal')
  expect(idsIn('NL', 'GBP')).toEqual(['scheme', 'applepay', 'googlepay', 'paypal'])
})

test('cards are offered everywhere, PayPal in the currencies that it knows', () => {
  expect(idsIn('MX', 'MXN')).toEqual(['scheme', 'applepay', 'googlepay', 'paypal'])
  expect(idsIn('AE', 'AED')).toEqual(['scheme', 'applepay', 'googlepay'])
})

test('BLIK is paid in złoty, in Poland alone', () => {
  expect(idsIn('PL', 'PLN')).toContain('blik')
  expect(idsIn('PL', 'EUR')).not.toContain('blik')
})

test('a storefront may do without a method of its country', () => {
  const here = { countryCode: 'BE', currency: 'EUR', paymentMethodsLeftOut: ['kbc'] } as const
  expect(paymentMethodsIn(here).map(({ id }) => id)).not.toContain('kbc')
})

test('the mark of Carte Bancaire is shown in France alone, before the other cards', () => {
  const marksIn = (countryCode: string) =>
    paymentMethodsIn({ countryCode, currency: 'EUR' }).find(({ id }) => id === 'scheme')?.marks
  expect(marksIn('FR')?.[0]).toBe('carteBancaire')
  expect(marksIn('NL')).not.toContain('carteBancaire')
})

test('iDEAL leads to the bank, a card is asked for on our own page', () => {
  expect(isCardMethod('ideal')).toBe(false)
  expect(isCardMethod('scheme')).toBe(true)
  expect(findPaymentMethod('ideal')).toMatchObject({ kind: 'bank', marks: ['ideal'] })
  expect(findPaymentMethod('scheme')).toMatchObject({
    kind: 'card',
    name: { nl: 'Creditcard', en: 'Credit card' },
    inSentence: { nl: 'creditcard', en: 'credit card' },
    marks: ['visa', 'mastercard', 'americanExpress'],
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

test('an invoice that is paid in advance is a bank transfer to the provider, for companies alone', () => {
  expect(providerTypeOf('invoice')).toBe('bankTransfer_IBAN')
  expect(providerTypeOf('ideal')).toBe('ideal')
  expect(methodsOfProviderType('bankTransfer_IBAN').map(({ id }) => id)).toEqual([
    ...['bankTransfer_IBAN', 'invoice'],
  ])
  expect(methodsOfProviderType('invoice')).toEqual([])
  expect(paymentMethods.filter((one) => one.isForCompanies).map(({ id }) => id)).toEqual([
    'invoice',
  ])
})

test('the shop has all marks of the specification', () => {
  const marks = paymentMethods.flatMap((method) => [
    ...method.marks,
    ...Object.values(method.marksIn ?? {}).flat(),
  ])
  expect([...marks, secureMark]).toEqual(
    expect.arrayContaining([
      ...['americanExpress', 'bancontact', 'belfius', 'carteBancaire', 'ideal', 'invoice'],
      ...['kbccbc', 'mastercard', 'paypal', 'visa', 'adyenEPS', 'secure'],
    ]),
  )
})

test('each method has an id of its own', () => {
  const ids = paymentMethods.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
