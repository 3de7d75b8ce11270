import type { Language } from '#kernel/language.ts'

/** The language of a page for a `shopperLocale` such as `nl-NL`. */
export const languageOf = (locale: string | undefined): Language =>
  locale?.toLowerCase().startsWith('nl') ? 'nl' : 'en'
