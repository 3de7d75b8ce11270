import { createTranslator } from 'use-intl/core'
import { papers as englishPapers } from '#i18n/en/papers.ts'
import { postPapers as english } from '#i18n/en/post-papers.ts'
import { formatDay, timeZone } from '#i18n/formats.ts'
import { papers as dutchPapers } from '#i18n/nl/papers.ts'
import { postPapers as dutch } from '#i18n/nl/post-papers.ts'
import { perLanguage } from '#i18n/per-language.ts'
import type { Translation } from '#i18n/translation.ts'
import type { Language } from '#kernel/language.ts'

/** What is for the operator alone is in Dutch. */
export const operatorLanguage: Language = 'nl'

const messages: Record<Language, Translation<typeof dutch>> = { nl: dutch, en: english }
const wrappingNames: Record<Language, Translation<typeof dutchPapers>> = {
  nl: dutchPapers,
  en: englishPapers,
}

export const wordsOf = perLanguage((locale) =>
  createTranslator({
    locale,
    messages: messages[locale],
    timeZone,
    onError: (error: Error): never => {
      throw error
    },
  }),
)

type Wrapped = { wrapper: string | null; giftPacking: string | null }

/** Paper and box by name; one that this release does not know by its own. */
export function wrappingOf({ wrapper, giftPacking }: Wrapped, language: Language): string {
  const names: Readonly<Record<string, string>> = wrappingNames[language]
  return [wrapper, giftPacking].flatMap((id) => (id === null ? [] : (names[id] ?? id))).join(', ')
}

/** A day of the Dutch calendar in words. */
export const sayDay = (day: string): string =>
  formatDay(operatorLanguage, new Date(`${day}T11:00:00Z`))
