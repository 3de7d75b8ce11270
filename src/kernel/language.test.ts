import { expect, test } from 'vitest'
import { isStorefrontLanguage, languageOfPath, screenLanguageOf, textIn } from './language.ts'

test('a language without screens of its own gets the English ones', () => {
  expect(screenLanguageOf('nl')).toBe('nl')
  expect(screenLanguageOf('en')).toBe('en')
  expect(screenLanguageOf('fr')).toBe('en')
  expect(isStorefrontLanguage('fr')).toBe(true)
  for (const code of ['nl', 'en', 'de', 'it', 'es', 'pt', 'pl', 'da', 'sv', 'nb', 'ar'])
    expect(isStorefrontLanguage(code)).toBe(true)
  expect(isStorefrontLanguage('xx')).toBe(false)
})

test.each([
  ['/', 'nl'],
  ['', 'nl'],
  ['/en/', 'en'],
  ['/en', 'en'],
  ['/nl/', 'nl'],
  ['/fr/', 'nl'],
  ['/cadeaubonnen/en/', 'nl'],
])('the address %j is in %s', (pathname, language) => {
  expect(languageOfPath(pathname)).toBe(language)
})

test('a text that is missing in a language is given in English', () => {
  const text = { en: 'Gift', fr: 'Cadeau' }
  expect(textIn(text, 'fr')).toBe('Cadeau')
  expect(textIn(text, 'nl')).toBe('Gift')
})
