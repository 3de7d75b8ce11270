import { expect, test } from 'vitest'
import { createCountryLookup } from './country-lookup.ts'

const countryOf = createCountryLookup()

test('a Dutch and a Belgian address lie in their countries', () => {
  expect(countryOf('145.58.0.1')).toBe('NL')
  expect(countryOf('193.190.0.1')).toBe('BE')
})

test('a private or broken address has no country', () => {
  expect(countryOf('127.0.0.1')).toBeUndefined()
  expect(countryOf('not an address')).toBeUndefined()
})
