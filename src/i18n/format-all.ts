import type { Language } from '#kernel/language.ts'
import { localeOf } from './formats.ts'

/** As people name all of them: a, b and c. */
export const formatAll = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(localeOf[language], { type: 'conjunction' }).format(names)
