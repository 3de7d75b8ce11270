import type { Language } from '#kernel/language.ts'

/** A part of texts. A page has the texts of its own language alone, so no other one is read. */
export const inEachLanguage = <Part>(
  read: (language: Language) => Part,
): Readonly<Record<Language, Part>> => ({
  get nl() {
    return read('nl')
  },
  get en() {
    return read('en')
  },
})

/** One group of an area's texts. */
export const textGroup = <Area extends object, Group extends keyof Area>(
  texts: Readonly<Record<Language, Area>>,
  group: Group,
): Readonly<Record<Language, Area[Group]>> => inEachLanguage((language) => texts[language][group])
