import { isLanguage, type Language } from '#kernel/language.ts'

/** The storefront that this build serves: GCSNL (SPEC §1). */
export const store = { id: 61, countryCode: 'NL' } as const

/** Dutch is spoken where the address says nothing (SPEC §2). */
export const defaultLanguage: Language = 'nl'

export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1] ?? ''
  return first !== defaultLanguage && isLanguage(first) ? first : defaultLanguage
}
