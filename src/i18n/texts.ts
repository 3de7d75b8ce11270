import type { Language, Localized } from '#kernel/language.ts'

/** Texts by key, in groups. A text that misses a language does not compile. */
export type Entries = { readonly [key: string]: Localized | Entries }

/** Keys and groups of the entries, with the texts of one language. */
type SpokenIn<Spoken extends Language, Group> = {
  readonly [Key in keyof Group]: Group[Key] extends Localized
    ? Group[Key][Spoken]
    : SpokenIn<Spoken, Group[Key]>
}

/** The same keys with any text: what two languages share. */
type AnyTexts<Group> = {
  readonly [Key in keyof Group]: Group[Key] extends string ? string : AnyTexts<Group[Key]>
}

/** Texts of one area by language. Dutch types their keys and the values that they ask for. */
export type Texts<Dutch> = Localized<AnyTexts<Dutch>>

/**
 * Takes texts that are written side by side apart by language. A browser gets one language:
 * `tools/vite/compiled-messages.ts` runs this when the shop is built.
 */
export const texts = <const Area extends Entries>(area: Area): Texts<SpokenIn<'nl', Area>> => ({
  nl: spokenIn('nl', area),
  en: spokenIn('en', area),
})

const isText = (entry: Localized | Entries): entry is Localized => typeof entry.nl === 'string'

const spokenIn = <Group extends Entries>(language: Language, group: Group) =>
  Object.fromEntries(
    Object.entries(group).map(([key, entry]): [string, unknown] => [
      key,
      isText(entry) ? entry[language] : spokenIn(language, entry),
    ]),
  ) as AnyTexts<SpokenIn<'nl', Group>>

/** A part of texts. A page has the texts of its own language alone, so no other one is read. */
export const inEachLanguage = <Part>(read: (language: Language) => Part): Localized<Part> => ({
  get nl() {
    return read('nl')
  },
  get en() {
    return read('en')
  },
})

/** One group of an area's texts. */
export const textGroup = <Area extends object, Group extends keyof Area>(
  area: Localized<Area>,
  group: Group,
): Localized<Area[Group]> => inEachLanguage((language) => area[language][group])
