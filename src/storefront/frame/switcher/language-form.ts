import type { Language } from '#kernel/language.ts'
import type { CountryShop } from './shops-by-country.ts'

/** What the form of SPEC §4 holds; the currency follows from the country. */
export type LanguageForm = {
  country: string | undefined
  language: Language | undefined
  currency: string | undefined
}

export type LanguageProblem = 'countryRequired' | 'languageRequired' | 'currencyRequired'

/** SPEC §4: choosing a country resets the language to its default or first one, and shows its currency. */
export const chooseCountry = (shop: CountryShop | undefined): LanguageForm => ({
  country: shop?.country,
  language: shop?.defaultLanguage ?? shop?.languages[0],
  currency: shop?.currency || undefined,
})

/** SPEC §5: what is missing, by field; asked on every change. */
export const findMissing = ({
  country,
  language,
  currency,
}: LanguageForm): { [Field in keyof LanguageForm]?: LanguageProblem } => ({
  ...(!country && { country: 'countryRequired' }),
  ...(country && !language && { language: 'languageRequired' }),
  ...(country && !currency && { currency: 'currencyRequired' }),
})

export const isComplete = (form: LanguageForm): form is ChosenLanguage =>
  Object.keys(findMissing(form)).length === 0

export type ChosenLanguage = { country: string; language: Language; currency: string }
