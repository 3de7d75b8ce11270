import { expect, test } from 'vitest'
import { invoiceLines } from './invoice-lines.ts'

const person = { firstName: 'Anna', lastName: 'de Vries' }
const address = {
  countryCode: 'BE',
  postCode: '1000',
  houseNumber: '1',
  street: 'Markt',
  city: 'Brussel',
}

test('an invoice names the company, the person and the place, and a country that is not the shop’s', () => {
  const company = { ...person, companyName: 'Bakkerij Bol', address }
  const lines = ['Bakkerij Bol', 'Anna de Vries', 'Markt 1', '1000 Brussel']
  expect(invoiceLines('nl', company, 'NL')).toEqual([...lines, 'België'])
  expect(invoiceLines('en', company, 'NL')).toEqual([...lines, 'Belgium'])
  expect(invoiceLines('nl', company, 'BE')).toEqual(lines)
})

test('an invoice of which no address was given names the person', () => {
  expect(invoiceLines('nl', { ...person, companyName: null }, 'NL')).toEqual(['Anna de Vries'])
})
