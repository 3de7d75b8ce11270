import { expect, test } from 'vitest'
import { ordererKindOf } from './orderer-kind.ts'

const ofCompany = { address: { companyName: 'Bakkerij Bol' } }

test.each([
  ['nothing', { saved: null }, 'unknown'],
  ['a basket without details', { saved: { customerType: null } }, 'unknown'],
  ['a person’s account', { saved: null, customer: { address: null } }, 'unknown'],
  ['a company’s account', { saved: null, customer: ofCompany }, 'company'],
  ['details of a company', { saved: { customerType: 'BUSINESS' } }, 'company'],
  ['details of a person', { saved: { customerType: 'PRIVATE' } }, 'consumer'],
  [
    'details of a person with a company’s account',
    { saved: { customerType: 'PRIVATE' }, customer: ofCompany },
    'consumer',
  ],
] as const)('%s tells who orders', (_what, known, orderer) => {
  expect(ordererKindOf(known)).toBe(orderer)
})
