import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type BookedAddress, bookedAddressSchema, placeTextOf } from './address-book.ts'
import { typedPhoneSchema } from './phone.ts'

const home = {
  countryCode: 'NL',
  postCode: '3511 AB',
  houseNumber: '12',
  suffix: 'A',
  street: 'Oudegracht',
  city: 'Utrecht',
}
const sanne: BookedAddress = {
  customerType: 'PRIVATE',
  firstName: 'Sanne',
  lastName: 'de Wit',
  address: home,
}
const withAddress = (address: object): BookedAddress => ({
  ...sanne,
  address: { ...home, ...address },
})

describe('the same address', () => {
  test.each<[string, BookedAddress]>([
    ['capitals', { ...sanne, firstName: 'SANNE', lastName: 'De Wit' }],
    ['spaces', withAddress({ postCode: '3511AB', street: ' Oude gracht' })],
    ['signs', withAddress({ suffix: '-a', city: 'Utrecht.' })],
    ['accents', { ...sanne, firstName: 'Sänne' }],
    ['accents that are signs of their own', { ...sanne, firstName: 'Sa\u0308nne' }],
    ['a whole name in one field', { ...sanne, firstName: 'Sanne de Wit', lastName: undefined }],
    ['a phone number', { ...sanne, phoneNumber: '+31612345678' }],
  ])('is the same whatever its %s', (_difference, other) => {
    expect(placeTextOf(other)).toBe(placeTextOf(sanne))
  })

  test.each<[string, BookedAddress]>([
    ['person', { ...sanne, firstName: 'Bram' }],
    ['company', { ...sanne, customerType: 'BUSINESS', companyName: 'Bakkerij Bol' }],
    ['house number', withAddress({ houseNumber: '1', suffix: '2A' })],
    ['addition', withAddress({ suffix: 'B' })],
    ['country', withAddress({ countryCode: 'BE' })],
    ['town', withAddress({ city: 'Zeist' })],
  ])('is another one with another %s', (_difference, other) => {
    expect(placeTextOf(other)).not.toBe(placeTextOf(sanne))
  })

  test('is told from its neighbour by a sign or a superscript between two digits', () => {
    const floor = (suffix: string) => placeTextOf(withAddress({ suffix }))
    expect(new Set(['1-2', '12', '1²'].map(floor)).size).toBe(3)
    expect(floor('1-2')).toBe(floor('1 / 2'))
  })

  test('is told from another in a script whose vowels are marks', () => {
    const named = (firstName: string) => placeTextOf({ ...sanne, firstName })
    expect(named('कि')).not.toBe(named('का'))
  })
})

describe('an address that is typed', () => {
  const judge = (given: object) => {
    const typed = { customerType: 'PRIVATE', firstName: 'Sanne', address: home, ...given }
    const result = v.safeParse(bookedAddressSchema(typedPhoneSchema), typed)
    return result.success
      ? result.output
      : result.issues.map(({ path, message }) => `${message} ${path?.at(-1)?.key}`)
  }
  const company = { companyName: 'Bakkerij Bol', kvkNumber: '12345678', referenceNumber: 'PO-1' }

  test('of a person has nothing of a company', () => {
    expect(judge(company)).toEqual({
      customerType: 'PRIVATE',
      firstName: 'Sanne',
      address: home,
    })
  })

  test('of a company has its name and what its invoices say', () => {
    expect(judge({ ...company, customerType: 'BUSINESS', vatNumber: 'nl 123456782b90' })).toEqual({
      ...company,
      customerType: 'BUSINESS',
      vatNumber: 'NL123456782B90',
      firstName: 'Sanne',
      address: home,
    })
    expect(judge({ customerType: 'BUSINESS' })).toEqual(['fieldRequired companyName'])
  })

  test('says of each part what is wrong with it', () => {
    expect(judge({ firstName: '#', lastName: 'www.wit.nl', address: undefined })).toEqual([
      ...['nameInvalid firstName', 'nameInvalid lastName'],
      ...['postCode', 'houseNumber', 'street', 'city'].map((part) => `fieldRequired ${part}`),
    ])
  })
})
