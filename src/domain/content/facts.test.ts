import { expect, test } from 'vitest'
import { fillFacts, unknownFactsIn } from './facts.ts'

const facts = {
  name: 'Cadeaubon',
  legalName: 'Cadeaubon Nederland B.V.',
  address: 'Kade 1',
  email: 'hulp@shop.example',
  phone: '020 000 00 00',
  kvkNumber: '00000000',
  vatNumber: 'NL000000000B00',
  paymentMethods: 'iDEAL | Wero of creditcard',
}

test('each storefront speaks of itself', () => {
  expect(fillFacts('{legalName} ({kvkNumber}) mailt via {email}.', facts)).toBe(
    'Cadeaubon Nederland B.V. (00000000) mailt via hulp@shop.example.',
  )
})

test('a name that no storefront can fill is found before anybody reads it', () => {
  expect(unknownFactsIn('{name}, {owner} en {toString}')).toEqual(['owner', 'toString'])
  expect(fillFacts('{toString}', facts)).toBe('{toString}')
})
