import type { Language } from '#kernel/language.ts'

/** What the shop knows of the words that customers use and its catalogue does not: content/search/synonyms.yaml. */
export type LanguageWords = {
  /** Words that say nothing in a shop of gift cards: "bon", "voor". */
  ignored: readonly string[]
  /** Endings that make a gift card of anything: "sauna-bon", "kraam-cadeau". */
  giftEndings: readonly string[]
  /** Each list holds words and phrases that find the same. */
  same: readonly (readonly string[])[]
  /** A visitor who types the first finds the others too; not the other way round. */
  leadsTo: Readonly<Record<string, readonly string[]>>
  /** Further names, by id. */
  categories: Readonly<Record<string, readonly string[]>>
  moments: Readonly<Record<string, readonly string[]>>
}

export type SearchWords = Readonly<Record<Language, LanguageWords>>
