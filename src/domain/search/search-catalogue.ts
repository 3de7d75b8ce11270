import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import type { Language } from '#kernel/language.ts'
import { every, expandWords } from './expand-words.ts'
import { filterFound } from './filter-found.ts'
import { rank, type ScoredEntry } from './rank.ts'
import { type SearchEntry, type SearchGroupType, searchGroups } from './search-entry.ts'
import { buildSearchIndex, type SearchIndex, type SearchQuery } from './search-index.ts'
import { readQuestion, type SearchQuestion } from './search-question.ts'
import type { SearchWords } from './search-words.ts'

export type SearchGroup = { group: SearchGroupType; entries: readonly SearchEntry[] }

export type SearchPlace = { catalogue: CatalogueSnapshot; language: Language; words: SearchWords }

/**
 * Finds what a visitor typed, whatever it was: every text has an answer, an empty one too. Groups without a hit
 * are left out; in each the best comes first, and what cannot be bought now comes last.
 */
export async function searchCatalogue(place: SearchPlace, typed: string): Promise<SearchGroup[]> {
  const question = readQuestion(typed)
  const index = await indexOf(place)
  const found = filterFound(find(index, question), question)
  return searchGroups.flatMap((group) => {
    const entries = found.filter((entry) => entry.group === group)
    return entries.length === 0 ? [] : [{ group, entries }]
  })
}

/** Built at the first question about a snapshot, and gone with it. */
const indexes = new WeakMap<CatalogueSnapshot, Map<Language, Promise<SearchIndex>>>()

function indexOf({ catalogue, language, words }: SearchPlace): Promise<SearchIndex> {
  const known = indexes.get(catalogue) ?? new Map<Language, Promise<SearchIndex>>()
  indexes.set(catalogue, known)
  const index = known.get(language) ?? buildSearchIndex(catalogue, language, words)
  known.set(language, index)
  return index
}

function find(index: SearchIndex, { words, price, form }: SearchQuestion): readonly SearchEntry[] {
  const telling = words.filter((word) => !index.analysis.isIgnored(word))
  const said = words.join('')
  if (telling.length === 0) {
    const named = rank(index, namedLike(index, said), said)
    if (named.length > 0) return named
    // "Cadeaubon", or a price alone: everything that is sold suits.
    const asksAll = words.length > 0 || price !== undefined || form !== undefined
    return asksAll ? index.entries.filter(({ group }) => group === 'GIFTCARD') : []
  }
  const { slots, joined } = expandWords(index, telling)
  const whole = slots.length === telling.length ? [every(slots)] : []
  const strict = run(index, { either: [...whole, ...joined] })
  const found = strict.length > 0 ? strict : run(index, { either: slots })
  return rank(index, [...found, ...namedLike(index, said)], said)
}

const run = ({ terms }: SearchIndex, query: SearchQuery): ScoredEntry[] =>
  [...terms.search(query)].map(([at, score]) => ({ at, score }))

/** Those whose very name was typed, though all its words say nothing: "Zijn We Er Al". */
const namedLike = ({ names }: SearchIndex, said: string): ScoredEntry[] =>
  said.length < nameMin
    ? []
    : names.flatMap((own, at) => (own.includes(said) ? [{ at, score: 1 }] : []))

const nameMin = 3
