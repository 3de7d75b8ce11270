/** The languages of screens, mails and content. Dutch is the source, English the fallback. */
export const languages = ['nl', 'en'] as const

export type Language = (typeof languages)[number]

export type Localized<Value = string> = Readonly<Record<Language, Value>>

export const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value)

/** An address that names no language is Dutch (SPEC §2). */
export const defaultLanguage: Language = 'nl'

export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1] ?? ''
  return isLanguage(first) ? first : defaultLanguage
}

/** The languages of the storefronts (SPEC §1). Not all of them have screens of their own. */
export const storefrontLanguages = [
  ...languages,
  'fr',
  'de',
  'it',
  'es',
  'pt',
  'pl',
  'da',
  'sv',
  'nb',
  'ar',
] as const

export type StorefrontLanguage = (typeof storefrontLanguages)[number]

export const isStorefrontLanguage = (value: unknown): value is StorefrontLanguage =>
  (storefrontLanguages as readonly unknown[]).includes(value)

/** The language of the screens for a visitor who chose this one. */
export const screenLanguageOf = (language: StorefrontLanguage): Language =>
  isLanguage(language) ? language : 'en'

/** A text of a storefront: English always, further languages as far as somebody wrote them. */
export type StorefrontText = { readonly en: string } & {
  readonly [code in Exclude<StorefrontLanguage, 'en'>]?: string | undefined
}

export const textIn = (text: StorefrontText, language: StorefrontLanguage): string =>
  text[language] ?? text.en
