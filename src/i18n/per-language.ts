import type { Language } from '#kernel/language.ts'

/** Makes a thing once for each language. A translator keeps every message that it has read. */
export function perLanguage<Thing>(
  make: (language: Language) => Thing,
): (language: Language) => Thing {
  const made = new Map<Language, Thing>()
  return (language) => {
    const known = made.get(language)
    if (known !== undefined) return known
    const thing = make(language)
    made.set(language, thing)
    return thing
  }
}
