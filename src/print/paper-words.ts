import { formatDay } from '#i18n/formats.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { papersTexts } from '#i18n/texts/papers.ts'
import { postPapersTexts } from '#i18n/texts/post-papers.ts'
import type { Language } from '#kernel/language.ts'

/** What is for the operator alone is in Dutch. */
export const operatorLanguage: Language = 'nl'

export const paperWordsOf = strictTexts(postPapersTexts)

type Wrapped = { wrapper: string | null; giftPacking: string | null }

/** Paper and box by name; one that this release does not know by its own. */
export function wrappingOf({ wrapper, giftPacking }: Wrapped, language: Language): string {
  const names: Readonly<Record<string, string>> = papersTexts[language]
  return [wrapper, giftPacking].flatMap((id) => (id === null ? [] : (names[id] ?? id))).join(', ')
}

/** A day of the Dutch calendar in words. */
export const sayDay = (day: string): string =>
  formatDay(operatorLanguage, new Date(`${day}T11:00:00Z`))
