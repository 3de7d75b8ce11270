import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { isOrderable } from '#domain/catalogue/variations.ts'
import type { Language } from '#kernel/language.ts'
import { type ExpandedWords, every, expandWords, lookIn, type Slot } from './expand-words.ts'
import { filterFound } from './filter-found.ts'
import { floorUnder, ofShared } from './floor-under.ts'
import { bestMark, suitsMark } from './people-marks.ts'
import { rank, type ScoredEntry } from './rank.ts'
import type { SearchContent } from './search-content.ts'
import { type SearchEntry, type SearchGroupType, searchGroups } from './search-entry.ts'
import { buildSearchIndex, type SearchIndex, type SearchQuery } from './search-index.ts'
import type { Person, ServicePage } from './search-meanings.ts'
import { readQuestion, type SearchQuestion } from './search-question.ts'
import { type Understanding, understand } from './understand.ts'
import { type UnderstoodPart, understoodParts } from './understood-parts.ts'

export type SearchGroup = { group: SearchGroupType; entries: readonly SearchEntry[] }

export type SearchPlace = {
  catalogue: CatalogueSnapshot
  language: Language
  content: Pick<SearchContent, 'words' | 'meanings'>
}

export type SearchAnswer = {
  /** Groups without a hit are left out; in each the best comes first, and what cannot be bought now comes last. */
  groups: readonly SearchGroup[]
  /** What the question was taken to say, each with the question that is left without it. */
  understood: readonly UnderstoodPart[]
  /** The brand that was asked for and that the shop does not sell; the products are what it has instead. */
  elsewhere: string | undefined
  /** Pages that answer what is no search for a card. */
  pages: readonly ServicePage[]
}

/** Finds what a visitor typed, whatever it was: every text has an answer, an empty one too. */
export async function searchCatalogue(place: SearchPlace, typed: string): Promise<SearchAnswer> {
  const index = await indexOf(place)
  const question = readQuestion(typed, index.books.isPerson)
  const understood = understand(index, question)
  const entries = findEntries(place, index, { question, understood })
  const found = filterFound(entries, { ...question, not: understood.person?.person.not })
  return {
    groups: searchGroups.flatMap((group) => {
      const ofGroup = found.filter((entry) => entry.group === group)
      return ofGroup.length === 0 ? [] : [{ group, entries: ofGroup }]
    }),
    understood: understoodParts(typed, question, understood),
    elsewhere: understood.elsewhere?.name,
    pages: understood.page === undefined ? [] : [understood.page],
  }
}

type Asked = { question: SearchQuestion; understood: Understanding }

/** What answers a question, the best first, whatever its price and form: the gift finder asks for the same. */
export const findEntries = (
  { catalogue }: Pick<SearchPlace, 'catalogue'>,
  index: SearchIndex,
  { question, understood }: Asked,
): readonly SearchEntry[] =>
  understood.elsewhere === undefined
    ? find(index, question, understood)
    : insteadOf(catalogue, understood.elsewhere.products)

/** What the shop has in place of a brand, as far as it can be bought. */
const insteadOf = ({ productById }: CatalogueSnapshot, ids: readonly string[]): SearchEntry[] =>
  ids.flatMap((id) => {
    const product = productById.get(id)
    return product && isOrderable(product) ? [{ group: 'GIFTCARD', product }] : []
  })

/** Built at the first question about a snapshot, and gone with it. */
const indexes = new WeakMap<CatalogueSnapshot, Map<Language, Promise<SearchIndex>>>()

export function indexOf({ catalogue, language, content }: SearchPlace): Promise<SearchIndex> {
  const known = indexes.get(catalogue) ?? new Map<Language, Promise<SearchIndex>>()
  indexes.set(catalogue, known)
  const index = known.get(language) ?? buildSearchIndex(catalogue, language, content)
  known.set(language, index)
  return index
}

function find(
  index: SearchIndex,
  question: SearchQuestion,
  { words, person, page }: Understanding,
): readonly SearchEntry[] {
  const telling = words.filter((word) => !index.analysis.isIgnored(word))
  const said = question.words.join('')
  const named = namedLike(index, said)
  if (telling.length === 0) {
    const forPerson = person ? run(index, { either: suiting(person.person) }) : []
    const ranked = rank(index, [...named, ...forPerson], { said, floor: ofShared })
    if (ranked.length > 0) return ranked
    // "Cadeaubon", or a price alone: everything that is sold suits.
    const { price, form } = question
    const asksAll = question.words.length > 0 || price !== undefined || form !== undefined
    return asksAll && page === undefined
      ? index.entries.filter(({ group }) => group === 'GIFTCARD')
      : []
  }
  const expanded = expandWords(index, telling)
  const found = runBest(index, queriesOf(expanded, telling, person?.person))
  const floor = floorUnder(index, telling, { slots: expanded.slots, found })
  return rank(index, [...found, ...named], { said, floor })
}

const suiting = (person: Person): SearchQuery[] => [
  { terms: [bestMark(person)], share: 1 },
  { terms: [suitsMark(person)], share: suitsShare },
]

/** What only stands in a place of theirs suits a person less. */
const suitsShare = 0.4

/** From strict to lax: all of it, then some of it. Whom it is for puts the right ones first and leaves none out. */
function queriesOf(
  { slots, joined }: ExpandedWords,
  telling: readonly string[],
  person: Person | undefined,
): readonly SearchQuery[] {
  // A word that only stories hold may be missing: "nagels laten doen".
  const naming = slots.filter(({ isTold }) => isTold !== true)
  const ofNames = naming.length > 0 && naming.length < slots.length ? [every(naming)] : []
  const said = slots.map(saidOf)
  const all = every(slots.length > 1 ? slots : said)
  const whole = slots.length === telling.length ? [all, ...ofNames] : []
  if (person === undefined) return [{ either: [...whole, ...joined] }, { either: said }]
  const suits = { either: suiting(person) }
  const forPerson = (query: SearchQuery) => ({
    either: [naming.length === 0 ? suits : query, every([query, suits])],
  })
  return [forPerson({ either: [...whole, ...joined] }), forPerson({ either: said })]
}

/** Where it stands what a card is. A story mentions anything: a brunch may be one without a phone. */
const saying = ['name', 'brand', 'other', 'labels', 'tagline', 'places'] as const

/** A word that no name holds is an answer only where a card says it of itself; several words in one story are one. */
const saidOf = (slot: Slot): SearchQuery => (slot.isTold === true ? lookIn(saying, slot) : slot)

function runBest(index: SearchIndex, attempts: readonly SearchQuery[]): readonly ScoredEntry[] {
  for (const query of attempts) {
    const found = run(index, query)
    if (found.length > 0) return found
  }
  return []
}

const run = ({ terms }: SearchIndex, query: SearchQuery): ScoredEntry[] =>
  [...terms.search(query)].map(([at, score]) => ({ at, score }))

/** Those whose very name was typed, though all its words say nothing: "Zijn We Er Al". */
const namedLike = ({ names }: SearchIndex, said: string): ScoredEntry[] =>
  said.length < nameMin
    ? []
    : names.flatMap((own, at) => (own.includes(said) ? [{ at, score: 1 }] : []))

const nameMin = 3
