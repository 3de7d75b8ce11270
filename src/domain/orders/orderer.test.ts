import { describe, expect, test } from 'vitest'
import { type OrdererRow, ordererOf, readOrderer } from '#domain/orders/orderer.ts'
import { buildDetails } from '#tests/support/build-shop.ts'

const address = {
  ...{ countryCode: 'NL', postCode: '3511 AB', houseNumber: '12' },
  ...{ street: 'Oudegracht', city: 'Utrecht' },
}
const company = buildDetails({
  ...{ customerType: 'BUSINESS', companyName: 'Bakkerij Bol', referenceNumber: 'PO 114', address },
  ...{ kvkNumber: '12345678', vatNumber: 'NL000099998B57', invoiceEmail: 'in@voorbeeld.example' },
})

/** Columns as the database gives them back, without what was undefined. */
const stored = (row: OrdererRow): OrdererRow => JSON.parse(JSON.stringify(row))

describe.each([
  ['a private person', buildDetails()],
  ['a private person with an address', buildDetails({ address })],
  ['a company', company],
  ['a company without anything to bill', buildDetails({ customerType: 'BUSINESS' })],
])('the orderer of %s', (_, details) => {
  test('is read as it was drafted', () => {
    const orderer = ordererOf(details)
    expect(readOrderer(stored(orderer))).toEqual(orderer)
    expect(orderer.customerType).toBe(details.customerType)
  })
})

test('an orderer is stored in the columns that they always had', () => {
  expect(stored(ordererOf(company))).toEqual({
    customerType: 'BUSINESS',
    contact: {
      ...{ firstName: 'Anna', lastName: 'de Vries', email: 'anna@voorbeeld.example' },
      ...{ companyName: 'Bakkerij Bol', referenceNumber: 'PO 114' },
      termsAcceptedAt: company.termsAcceptedAt,
    },
    billing: {
      ...{ firstName: 'Anna', lastName: 'de Vries', companyName: 'Bakkerij Bol', address },
      ...{ kvkNumber: '12345678', vatNumber: 'NL000099998B57' },
      invoiceEmail: 'in@voorbeeld.example',
    },
  })
})

test('a private person has no fields of a company', () => {
  const { contact, billing } = stored(ordererOf(company))
  expect(readOrderer({ customerType: 'PRIVATE', contact, billing })).toEqual({
    customerType: 'PRIVATE',
    contact: {
      ...{ firstName: 'Anna', lastName: 'de Vries', email: 'anna@voorbeeld.example' },
      termsAcceptedAt: company.termsAcceptedAt,
    },
    billing: { firstName: 'Anna', lastName: 'de Vries', address },
  })
})

test('a forgotten company is read without its name', () => {
  const blank = { firstName: '', lastName: '', email: '', phoneNumber: undefined }
  const contact = { ...blank, termsAcceptedAt: '' }
  expect(readOrderer({ customerType: 'BUSINESS', contact, billing: null })).toEqual({
    ...{ customerType: 'BUSINESS', contact, billing: null },
  })
})
