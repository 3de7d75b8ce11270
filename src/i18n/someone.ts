import { greetedName } from '#kernel/greeted-name.ts'
import type { Language } from '#kernel/language.ts'

/** Stands behind a greeting where no name was given, or a text that is none. */
const someone: Record<Language, string> = { nl: 'daar', en: 'there' }

export const greeted = (language: Language, name: string): string =>
  greetedName(name) || someone[language]
