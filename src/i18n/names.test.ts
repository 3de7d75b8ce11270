import { describe, expect, test } from 'vitest'
import { countryCodes } from '#kernel/country.ts'
import { countryOptions, currencyName, ownNameOf } from './names.ts'

describe('countries', () => {
  test('all 249 of ISO 3166 have a name in both languages', () => {
    expect(countryCodes.size).toBe(249)
    for (const language of ['nl', 'en'] as const) {
      const unnamed = countryOptions(language, countryCodes).filter(({ id, label }) => id === label)
      expect(unnamed).toEqual([])
    }
  })

  test('stand in the order of the language, accents among their letters', () => {
    const codes = ['NL', 'DE', 'AT', 'AE', 'SE']
    const labels = (language: 'nl' | 'en') =>
      countryOptions(language, codes).map(({ label }) => label)
    expect(labels('nl')).toEqual([
      'Duitsland',
      'Nederland',
      'Oostenrijk',
      'Verenigde Arabische Emiraten',
      'Zweden',
    ])
    expect(labels('en')).toEqual([
      'Austria',
      'Germany',
      'Netherlands',
      'Sweden',
      'United Arab Emirates',
    ])
    expect(countryOptions('nl', ['EC', 'EG', 'EE', 'FI', 'ER']).at(-1)?.id).toBe('FI')
  })
})

test('currencies and languages have the names that people use', () => {
  expect(currencyName('nl', 'CHF')).toBe('Zwitserse frank')
  expect(currencyName('en', 'EUR')).toBe('Euro')
  expect([ownNameOf('nl'), ownNameOf('en')]).toEqual(['Nederlands', 'English'])
})
