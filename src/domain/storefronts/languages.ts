import {
  isStorefrontLanguage,
  type Language,
  type StorefrontLanguage,
  screenLanguageOf,
} from '#kernel/language.ts'
import type { Storefront } from './storefront.ts'

type Speaking = Pick<Storefront, 'languages'>

/** The screens that a storefront shows: its own languages, English for those without screens. */
export const screenLanguagesOf = ({ languages }: Speaking): readonly Language[] => [
  ...new Set(languages.map(({ code }) => screenLanguageOf(code))),
]

/** Its languages can be asked for, and so can those of its screens. */
export const isLanguageOf = (
  storefront: Speaking,
  language: string | undefined,
): language is StorefrontLanguage =>
  isStorefrontLanguage(language) &&
  (storefront.languages.some(({ code }) => code === language) ||
    screenLanguagesOf(storefront).some((code) => code === language))

/** The screen language of a visitor who chose none. */
export const defaultScreenLanguageOf = ({ languages }: Speaking): Language =>
  screenLanguageOf((languages.find(({ isDefault }) => isDefault) ?? languages[0])?.code ?? 'nl')
