import type { Language } from '#kernel/language.ts'
import { localeOf } from './formats.ts'

const named = (locale: string, type: Intl.DisplayNamesType, code: string): string =>
  new Intl.DisplayNames(locale, { type }).of(code) ?? code

/** Countries with their names in this language, in its alphabetical order (SPEC §3, country select option). */
export function countryOptions(language: Language, codes: Iterable<string>) {
  const names = new Intl.DisplayNames(localeOf[language], { type: 'region' })
  const { compare } = new Intl.Collator(localeOf[language])
  return [...codes]
    .map((id) => ({ id, label: names.of(id) ?? id }))
    .sort((one, other) => compare(one.label, other.label))
}

/** Euro, Swiss franc. */
export const currencyName = (language: Language, code: string): string =>
  named(localeOf[language], 'currency', code)

/** A language as readers of another call it: "Duits". */
export const languageName = (language: Language, code: string): string =>
  named(localeOf[language], 'language', code)

/** A language as its own speakers call it, with a capital: Nederlands, English. */
export function ownNameOf(language: Language): string {
  const name = named(localeOf[language], 'language', language)
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Germany, Austria. */
export const countryName = (language: Language, code: string): string =>
  named(localeOf[language], 'region', code)
