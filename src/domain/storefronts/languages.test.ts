import { expect, test } from 'vitest'
import type { StorefrontLanguage } from '#kernel/language.ts'
import { defaultScreenLanguageOf, isLanguageOf, screenLanguagesOf } from './languages.ts'

const speaking = (...codes: StorefrontLanguage[]) => ({
  languages: codes.map((code, at) => ({ code, isDefault: at === 0, locale: code })),
})

test('a storefront in Dutch and French has Dutch and English screens', () => {
  const belgian = speaking('nl', 'fr')
  expect(screenLanguagesOf(belgian)).toEqual(['nl', 'en'])
  expect(
    ['nl', 'fr', 'en', 'de', 'xx', undefined].map((code) => isLanguageOf(belgian, code)),
  ).toEqual([true, true, true, false, false, false])
  expect(defaultScreenLanguageOf(belgian)).toBe('nl')
})

test('a storefront without Dutch opens in English', () => {
  expect(screenLanguagesOf(speaking('de', 'fr', 'it'))).toEqual(['en'])
  expect(defaultScreenLanguageOf(speaking('de', 'fr'))).toBe('en')
  expect(isLanguageOf(speaking('de'), 'nl')).toBe(false)
})
