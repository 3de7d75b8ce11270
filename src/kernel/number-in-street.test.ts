import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addressLines } from './address-parts.ts'
import { settleStreet } from './number-in-street.ts'
import { addressSchema } from './postal-address.ts'

const dutch = { countryCode: 'NL', postCode: '1012 JS', city: 'Amsterdam' }

type Typed = [street: string, houseNumber: string, suffix?: string]

const settle = ([street, houseNumber, suffix = '']: Typed, found?: string, more: object = {}) =>
  settleStreet({ ...dutch, ...{ street, houseNumber, suffix }, ...more }, found)

/** The line of an envelope, or the name of what is asked. */
function outcome(typed: Typed, found?: string, more?: object): string {
  const result = v.safeParse(addressSchema, settle(typed, found, more))
  return result.success ? (addressLines(result.output)[0] ?? '') : result.issues[0].message
}

function problems(typed: Typed): object {
  const { issues } = v.safeParse(addressSchema, settle(typed))
  return Object.fromEntries(issues?.map((one) => [v.getDotPath(one), one.message]) ?? [])
}

describe('a number at the end of a street that no lookup knows', () => {
  test.each<[Typed, string]>([
    [['Europalaan 93', '93'], 'Europalaan 93'],
    [['Europalaan 93 a', '93', 'A'], 'Europalaan 93A'],
    [['Europalaan 93a', '93'], 'Europalaan 93a'],
    [['Europalaan, 93', '93a'], 'Europalaan 93a'],
    [['Plein 1944 12', '12'], 'Plein 1944 12'],
    [['Kerkstraat 12', '12a', '2'], 'Kerkstraat 12 a 2'],
    [['Kerkstraat 12', '12a'], 'Kerkstraat 12a'],
    [['Kerkstraat 12', '12a', 'A'], 'Kerkstraat 12A'],
    [['Kerkstraat 12', '12-2', 'hs'], 'Kerkstraat 12-2 hs'],
    [['Kerkstraat 12 a', '12', 'a'], 'Kerkstraat 12a'],
    [['Kerkstraat 12-2', 'nr. 12'], 'Kerkstraat 12-2'],
  ])('is taken off %j, as it is that of its field', (typed, line) => {
    expect(outcome(typed)).toBe(line)
  })

  test.each<[Typed]>([
    [['Kerkstraat 12', '14']],
    [['Kerkstraat 12', '1']],
    [['Kerkstraat 12 A', '12', 'B']],
    [['Kerkstraat 12a', '14']],
    [['Kerkstraat, 12', '14 a']],
    [['Straat 40-45', '12']],
    [['Plein 1944 12', '14']],
  ])('is asked about in %j, as its field has another', (typed) => {
    expect(outcome(typed)).toBe('streetHasNumber')
  })

  test.each<[Typed, string]>([
    [['Plein 1944', '1944'], 'Plein 1944 1944'],
    [['Plein 1944', '12'], 'Plein 1944 12'],
    [['Laan 1940-1945', '12'], 'Laan 1940-1945 12'],
    [['1e Helmersstraat', '1'], '1e Helmersstraat 1'],
    [['Straat van de 2e Oktober', '2'], 'Straat van de 2e Oktober 2'],
    [['ul. 3 Maja', '3'], 'ul. 3 Maja 3'],
    [['Straße des 17. Juni', '135'], 'Straße des 17. Juni 135'],
    [['Calle 2 de Mayo', '5'], 'Calle 2 de Mayo 5'],
    [['Kerkstraat', '12'], 'Kerkstraat 12'],
  ])('is part of the name in %j', (typed, line) => expect(outcome(typed)).toBe(line))

  test.each<[number: string, suffix: string]>([
    ['12a', '2'],
    ['12a', ''],
    ['12-2', 'hs'],
    ['12', 'a 2'],
  ])('and none there keep the same addition of %j and %j', (houseNumber, suffix) => {
    expect(outcome(['Kerkstraat 12', houseNumber, suffix])).toBe(
      outcome(['Kerkstraat', houseNumber, suffix]),
    )
  })

  test('leaves a wrong addition where it was typed', () => {
    const wrong = { houseNumber: 'houseNumberInvalid' }
    expect(problems(['Kerkstraat', '12 a, b?'])).toEqual(wrong)
    expect(problems(['Kerkstraat 12', '12 a, b?'])).toEqual(wrong)
  })

  test('is not asked about while its field has none', () => {
    expect(outcome(['Kerkstraat 12', ''])).toBe('fieldRequired')
  })

  test('stays where its owner says the street again', () => {
    expect(outcome(['Plein 12', '14'], undefined, { confirmStreet: 'Plein 12' })).toBe(
      'Plein 12 14',
    )
    expect(outcome(['Plein 12', '12'], undefined, { confirmStreet: ' plein 12 ' })).toBe(
      'Plein 12 12',
    )
    expect(outcome(['Plein 12', '14'], undefined, { confirmStreet: 'Plein 13' })).toBe(
      'streetHasNumber',
    )
  })
})

describe('a street that is looked up', () => {
  test.each<[Typed, string]>([
    [['Straat 40-45', '12'], 'Straat 40-45'],
    [['plein  12', '12'], 'Plein 12'],
    [['Plein 1944', '12'], 'Plein 1944'],
  ])('%j stays as it was typed', (typed, found) => {
    expect(settle(typed, found)).toEqual(settle(typed, undefined, { confirmStreet: found }))
    expect(settle(typed, found).street).toBe(typed[0])
  })

  test('without the number shows that a year is none', () => {
    expect(outcome(['Kerkstraat 1944', '1946'], 'Kerkstraat')).toBe('streetHasNumber')
    expect(outcome(['Kerkstraat 1944', '1944'], 'Kerkstraat')).toBe('Kerkstraat 1944')
  })

  test('under another name says nothing about the number', () => {
    expect(outcome(['Kerkstraat 12', '12'], 'Dorpsstraat')).toBe('Kerkstraat 12')
    expect(outcome(['Kerkstraat 12', '14'], 'Dorpsstraat')).toBe('streetHasNumber')
    expect(outcome(['Plein 1944', '12'], 'Dorpsstraat')).toBe('Plein 1944 12')
  })
})

test('where addresses are lines, a number at the end of one is none of its fields', () => {
  const british = { countryCode: 'GB', street: 'Flat 12', houseNumber: '14' }
  expect(settleStreet(british)).toEqual(british)
})

test('what a form says twice is not kept', () => {
  expect(settle(['Plein 12', '14'], undefined, { confirmStreet: 'Plein 12' })).not.toHaveProperty(
    'confirmStreet',
  )
})
