import type { Language } from '#kernel/language.ts'

/** Behind a greeting, for whoever gave no name. */
const someone: Record<Language, string> = { nl: 'daar', en: 'there' }

export const greeted = (language: Language, name: string): string =>
  name.trim() || someone[language]
