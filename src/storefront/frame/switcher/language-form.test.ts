import { expect, test } from 'vitest'
import { chooseCountry, findMissing, isComplete } from './language-form.ts'

const belgian = {
  country: 'BE',
  url: 'https://be.example/',
  languages: ['nl', 'en'] as const,
  withoutScreens: ['fr'],
  defaultLanguage: 'nl' as const,
  currency: 'EUR',
}

test('choosing a country resets the language and shows its currency', () => {
  const form = chooseCountry(belgian)
  expect(form).toEqual({ country: 'BE', language: 'nl', currency: 'EUR' })
  expect(isComplete(form)).toBe(true)
})

test('each required field is named while it is missing', () => {
  const form = chooseCountry(belgian)
  expect(findMissing(chooseCountry(undefined))).toEqual({ country: 'countryRequired' })
  expect(findMissing({ ...form, language: undefined })).toEqual({ language: 'languageRequired' })
  expect(findMissing({ ...form, currency: undefined })).toEqual({ currency: 'currencyRequired' })
  expect(isComplete({ ...form, language: undefined })).toBe(false)
})
