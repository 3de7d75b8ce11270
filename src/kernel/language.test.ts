import { expect, test } from 'vitest'
import { isStorefrontLanguage, screenLanguageOf, textIn } from './language.ts'

test('a language without screens of its own gets the English ones', () => {
  expect(screenLanguageOf('nl')).toBe('nl')
  expect(screenLanguageOf('en')).toBe('en')
  expect(screenLanguageOf('fr')).toBe('en')
  expect(isStorefrontLanguage('fr')).toBe(true)
  expect(isStorefrontLanguage('xx')).toBe(false)
})

test('a text that is missing in a language is given in English', () => {
  const text = { en: 'Gift', fr: 'Cadeau' }
  expect(textIn(text, 'fr')).toBe('Cadeau')
  expect(textIn(text, 'nl')).toBe('Gift')
})
