import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addressLines } from './address-parts.ts'
import { optionalKvkNumberSchema } from './kvk-number.ts'
import { addressSchema, deliveryAddressSchema, optionalAddressSchema } from './postal-address.ts'

const dutch = {
  countryCode: 'NL',
  postCode: '1012js',
  houseNumber: '1',
  suffix: '',
  street: ' Dam ',
  city: 'Amsterdam',
}

const british = {
  countryCode: 'GB',
  postCode: 'sw1a2aa',
  addressLine1: '10 Downing Street',
  addressLine2: '',
  city: 'London',
}

const kept = (address: object) => v.parse(addressSchema, address)

/** What is wrong, by the name of the field. */
const problemsOf = (address: object): Record<string, string> =>
  Object.fromEntries(
    (v.safeParse(addressSchema, address).issues ?? []).map((issue) => [
      v.getDotPath(issue),
      issue.message,
    ]),
  )

describe('a Dutch address', () => {
  test('is kept as people write it there', () => {
    expect(kept(dutch)).toEqual({
      countryCode: 'NL',
      postCode: '1012 JS',
      houseNumber: '1',
      street: 'Dam',
      city: 'Amsterdam',
    })
  })

  test.each([
    [['12', ''], ['12']],
    [
      ['12a', ''],
      ['12', 'a'],
    ],
    [
      ['12 bis', ''],
      ['12', 'bis'],
    ],
    [
      ['12-2', ''],
      ['12', '2'],
    ],
    [
      ['12', 'A'],
      ['12', 'A'],
    ],
    [
      ['12', '2-hoog'],
      ['12', '2-hoog'],
    ],
    [
      ['12a', '2'],
      ['12', 'a 2'],
    ],
    [
      ['12²', ''],
      ['12', '2'],
    ],
    [
      ['12', '²'],
      ['12', '2'],
    ],
    [
      ['12a', 'A'],
      ['12', 'A'],
    ],
    [['012', ''], ['12']],
    [['１２', ''], ['12']],
    [['2147483647', ''], ['2147483647']],
  ])('takes the number and addition %j as %j', ([houseNumber, suffix], [number, behind]) => {
    const address = kept({ ...dutch, houseNumber, suffix })
    expect([address.houseNumber, address.suffix]).toEqual([number, behind])
  })

  test.each([
    ['', 'fieldRequired'],
    ['   ', 'fieldRequired'],
    ['0', 'houseNumberInvalid'],
    ['A', 'houseNumberInvalid'],
    ['A12', 'houseNumberInvalid'],
    ['-12', 'houseNumberInvalid'],
    ['🏠', 'houseNumberInvalid'],
    ['12 🏠', 'houseNumberInvalid'],
    ['12 <b>', 'houseNumberInvalid'],
    ['2147483648', 'houseNumberInvalid'],
    ['9'.repeat(400), 'houseNumberInvalid'],
  ])('refuses %j as its number: %s', (houseNumber, problem) => {
    expect(problemsOf({ ...dutch, houseNumber })).toEqual({ houseNumber: problem })
  })

  test.each([
    [{ suffix: '🎁' }, { suffix: 'suffixInvalid' }],
    [{ suffix: 'x'.repeat(13) }, { suffix: 'suffixInvalid' }],
    [{ postCode: '' }, { postCode: 'fieldRequired' }],
    [{ postCode: '1012 SS' }, { postCode: 'postcodeInvalid' }],
    [{ street: '' }, { street: 'fieldRequired' }],
    [{ street: '!?' }, { street: 'streetInvalid' }],
    [{ street: 'Dam 🎁' }, { street: 'streetInvalid' }],
    [{ street: '<script>' }, { street: 'streetInvalid' }],
    [{ street: 'D\u0000m' }, { street: 'streetInvalid' }],
    [{ street: 'D'.repeat(101) }, { street: 'tooLong' }],
    [{ city: ' ' }, { city: 'fieldRequired' }],
    [{ city: '1012' }, { city: 'cityInvalid' }],
    [{ city: 'A'.repeat(81) }, { city: 'tooLong' }],
    [{ countryCode: '' }, { countryCode: 'fieldRequired' }],
  ])('refuses %j', (change, problems) => {
    expect(problemsOf({ ...dutch, ...change })).toMatchObject(problems)
  })

  test.each(["'s-Gravenhage", 'Ee', 'Sint Jansteen', 'Súdwest-Fryslân', 'Bergen (L)'])(
    'may be in %s',
    (city) => expect(kept({ ...dutch, city }).city).toBe(city),
  )

  test.each([
    'Laan van Nieuw Oost-Indië',
    '1e Helmersstraat',
    "'t Lage Stuk",
    'A. v.d. Brugghenstr.',
  ])('may be in the street %s', (street) => expect(kept({ ...dutch, street }).street).toBe(street))

  test('says the street again to the shop where its number is part of its name', () => {
    const typed = { ...dutch, street: 'Plein 12', houseNumber: '14' }
    expect(kept({ ...typed, confirmStreet: 'plein  12' })).toHaveProperty('confirmStreet')
    expect(kept({ ...typed, confirmStreet: 'Plein 13' })).not.toHaveProperty('confirmStreet')
    expect(kept({ ...dutch, confirmStreet: 'Dam' })).not.toHaveProperty('confirmStreet')
  })

  test('says of each field by itself what is wrong with it', () => {
    expect(problemsOf({ countryCode: 'NL' })).toEqual({
      postCode: 'fieldRequired',
      houseNumber: 'fieldRequired',
      street: 'fieldRequired',
      city: 'fieldRequired',
    })
  })
})

test('a phone number may be left out, unless the form asks for it', () => {
  const problem = (given: object) =>
    v.safeParse(deliveryAddressSchema, { ...dutch, ...given }).issues?.[0]?.message
  expect(problem({})).toBeUndefined()
  expect(problem({ asksPhone: 'true', phoneNumber: ' ' })).toBe('fieldRequired')
  expect(problem({ asksPhone: 'true', phoneNumber: 'bel me' })).toBe('phoneInvalid')
  expect(problem({ asksPhone: 'true', phoneNumber: '06 12345678' })).toBeUndefined()
})

describe('an address elsewhere', () => {
  test('is two lines where a number stands in front of its street', () => {
    expect(kept(british)).toEqual({
      countryCode: 'GB',
      postCode: 'SW1A 2AA',
      addressLine1: '10 Downing Street',
      city: 'London',
    })
    expect(problemsOf({ countryCode: 'GB' })).toEqual({
      postCode: 'fieldRequired',
      addressLine1: 'fieldRequired',
      city: 'fieldRequired',
    })
    expect(problemsOf({ ...british, addressLine2: '🏰' })).toEqual({
      addressLine2: 'streetInvalid',
    })
  })

  test('names its state where post is sorted by it', () => {
    const american = { ...british, countryCode: 'US', postCode: '20500' }
    expect(problemsOf(american)).toEqual({ administrativeArea: 'fieldRequired' })
    expect(kept({ ...american, administrativeArea: 'DC' }).administrativeArea).toBe('DC')
  })

  test('needs no postcode where there are none', () => {
    const emirates = { countryCode: 'AE', addressLine1: 'PO Box 1', city: 'Dubai' }
    expect(kept(emirates)).toEqual(emirates)
  })

  test('lies in a country that there is', () => {
    expect(problemsOf({ ...british, countryCode: 'XX' })).toEqual({ countryCode: 'countryInvalid' })
    expect(kept({ ...british, countryCode: 'gb' }).countryCode).toBe('GB')
  })

  test('keeps nothing that its country has no field for', () => {
    expect(kept({ ...british, street: 'Dam', houseNumber: '1', suffix: 'A' })).toEqual(
      kept(british),
    )
  })
})

describe('an address that may be left out', () => {
  test.each([
    undefined,
    {},
    { countryCode: 'NL' },
    { countryCode: 'NL', postCode: '  ', city: '' },
  ])('is left out by %j', (typed) => expect(v.parse(optionalAddressSchema, typed)).toBeUndefined())

  test('is held to all its rules once anything of it was typed', () => {
    expect(v.parse(optionalAddressSchema, dutch)).toMatchObject({ postCode: '1012 JS' })
    const problems = v.safeParse(optionalAddressSchema, { countryCode: 'NL', city: 'Ee' }).issues
    expect(problems?.map((issue) => v.getDotPath(issue))).toEqual([
      'postCode',
      'houseNumber',
      'street',
    ])
  })
})

test.each([
  [dutch, ['Dam 1', '1012 JS Amsterdam']],
  [{ ...dutch, suffix: 'a' }, ['Dam 1a', '1012 JS Amsterdam']],
  [{ ...dutch, suffix: '2' }, ['Dam 1-2', '1012 JS Amsterdam']],
  [{ ...dutch, suffix: 'bis' }, ['Dam 1 bis', '1012 JS Amsterdam']],
  [british, ['10 Downing Street', 'London SW1A 2AA']],
  [
    { ...british, countryCode: 'FR', postCode: '75008', city: 'Paris', addressLine2: 'Bât. B' },
    ['10 Downing Street', 'Bât. B', '75008 Paris'],
  ],
])('%j is written %j on an envelope', (typed, lines) => {
  expect(addressLines(kept(typed))).toEqual(lines)
})

test.each([
  ['12345678', '12345678'],
  ['1234 5678', '12345678'],
  ['1234.5678', '12345678'],
  ['\u200B1234\u00A05678\u200B', '12345678'],
  ['KvK 12345678', '12345678'],
  ['KVK-nummer: 12345678', '12345678'],
  ['K.v.K. nr. 1234 5678', '12345678'],
  ['Kamer van Koophandel 12345678', '12345678'],
  ['12345678 0000', '12345678'],
  ['12345678-0012', '12345678'],
  ['123456780000', '12345678'],
  ['12345678 / 000012345678', '12345678'],
  ['12345678, vestigingsnummer 000012345678', '12345678'],
  [' ', undefined],
  ['\u200B', undefined],
  [undefined, undefined],
])('of the trade register %j is %j', (typed, number) => {
  expect(v.parse(optionalKvkNumberSchema, typed)).toBe(number)
})

test.each([
  '1234567',
  '123456789',
  '1234567a',
  'KVK',
  '🎁',
  '000012345678',
  '123456781234',
  '1234567²',
  '000000000000',
])('%j is no KVK number', (typed) => {
  expect(v.safeParse(optionalKvkNumberSchema, typed).issues?.[0]?.message).toBe('kvkNumberInvalid')
})
