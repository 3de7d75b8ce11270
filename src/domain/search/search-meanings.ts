import type { Language, Localized } from '#kernel/language.ts'

/** For whom a gift may be: content/search/people.yaml. */
export type Person = {
  id: string
  title: Localized
  words: Readonly<Record<Language, readonly string[]>>
  /** Whoever is so old, both ends included. */
  ages?: { from: number; to: number } | undefined
  /** Their products suit as well. */
  moments: readonly string[]
  categories: readonly string[]
  /** Ids of the products that suit best. */
  products: readonly string[]
  /** Ids of products that do not suit, wherever they stand. */
  not: readonly string[]
}

/** Brands that the shop does not sell, with what it has instead: content/search/elsewhere.yaml. */
export type Elsewhere = {
  /** By the brand as it writes itself: what people type besides. */
  names: Readonly<Record<string, readonly string[]>>
  /** Ids, the best first. */
  products: readonly string[]
}

/** A page that answers what is no search for a card: content/search/pages.yaml. */
export type ServicePage = {
  /** In Dutch, without a language in front. */
  path: string
  title: Localized
  words: Readonly<Record<Language, readonly string[]>>
}

export type SearchMeanings = {
  people: readonly Person[]
  elsewhere: readonly Elsewhere[]
  pages: readonly ServicePage[]
  /** How a note may begin, by id of the moment. */
  greetings: Readonly<Record<string, Localized>>
}
