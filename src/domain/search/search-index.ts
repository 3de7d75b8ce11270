import MiniSearch from 'minisearch'
import type { Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import type { Language } from '#kernel/language.ts'
import { type Analysis, analyse } from './analysis.ts'
import { compact, foldText, wordsOf } from './fold-text.ts'
import { entriesOf, type SearchEntry } from './search-entry.ts'
import type { LanguageWords, SearchWords } from './search-words.ts'
import { readSynonyms, type Synonyms } from './synonyms.ts'
import { collectVocabulary, partMark, type Vocabulary } from './vocabulary.ts'

/** What a word counts for by where it stands: what a card is, whose it is, what is said about it. */
const weights = { name: 12, brand: 8, other: 5, tagline: 4, labels: 3, places: 3, text: 1 }

type Field = keyof typeof weights
const fields = Object.keys(weights) as Field[]

export type SearchIndex = {
  analysis: Analysis
  synonyms: Synonyms
  vocabulary: Vocabulary
  entries: readonly SearchEntry[]
  /** Brand and titles of each entry as single words, to know a name when it is typed. */
  names: readonly (readonly string[])[]
  engine: MiniSearch<Numbered>
}

type Numbered = { id: number; texts: Readonly<Record<Field, () => string>> }

/** A brand is a name: nobody looks for its halves. And a story has too many of them. */
const halved: ReadonlySet<string> = new Set<Field>(['name', 'other', 'tagline', 'labels'])

/** Entries are indexed a few at a time: others are answered in between. */
const chunkSize = 50

/** Everything that one snapshot holds, to be found in one language. */
export async function buildSearchIndex(
  catalogue: CatalogueSnapshot,
  language: Language,
  allWords: SearchWords,
): Promise<SearchIndex> {
  const words = allWords[language]
  const analysis = analyse(language, words)
  const vocabulary = collectVocabulary(analysis)
  const entries = entriesOf(catalogue)
  const texts = textsOf(catalogue, language, words)
  const written = entries.map(texts)
  addOwnWords(vocabulary, words)
  for (const { name, brand, tagline, other } of written)
    for (const word of [name(), brand(), tagline(), other()].flatMap(splitText)) {
      vocabulary.add(word, true)
      const bare = analysis.withoutGift(word)
      if (bare !== undefined) vocabulary.add(bare, true)
    }
  const engine = new MiniSearch<Numbered>({
    fields,
    extractField: (entry, field) =>
      field === 'id'
        ? entry.id
        : termsOf(entry.texts[field as Field](), {
            analysis,
            vocabulary,
            hasHalves: halved.has(field),
            hasWhole: field !== 'text',
          }),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: {
      boost: weights,
      // Lengths and repetitions say nothing of a card: where a word stands does.
      bm25: { k: 0.2, b: 0, d: 0 },
    },
  })
  await engine.addAllAsync(
    written.map((text, id) => ({ id, texts: text })),
    { chunkSize },
  )
  return {
    analysis,
    synonyms: readSynonyms(analysis, words),
    vocabulary,
    entries,
    names: entries.map(namesOf),
    engine,
  }
}

const splitText = (text: string): string[] => wordsOf(foldText(text))

function addOwnWords(vocabulary: Vocabulary, words: LanguageWords): void {
  const texts = [
    ...words.same.flat(),
    ...Object.entries(words.leadsTo).flatMap(([word, others]) => [word, ...others]),
    ...Object.values(words.categories).flat(),
    ...Object.values(words.moments).flat(),
  ]
  for (const word of texts.flatMap(splitText)) vocabulary.add(word, true)
}

/** Every entry's texts by field, written down when they are asked for. */
function textsOf(catalogue: CatalogueSnapshot, language: Language, words: LanguageWords) {
  const foreign: Language = language === 'nl' ? 'en' : 'nl'
  const called = new Map<string, string>()
  for (const { id, title } of catalogue.categories)
    called.set(id, [title[language], ...(words.categories[id] ?? [])].join(' '))
  for (const { id, title } of catalogue.terms.get('occasions') ?? [])
    called.set(id, [title[language], ...(words.moments[id] ?? [])].join(' '))
  for (const { id, title } of catalogue.terms.get('giftcard_types') ?? [])
    called.set(id, title[language])
  const labelsOf = ({ categories, occasions, giftcardTypes }: Product): string =>
    [...categories, ...occasions, ...giftcardTypes].map((id) => called.get(id) ?? '').join(' ')

  return (entry: SearchEntry): Numbered['texts'] => {
    if (entry.group === 'CATEGORY' || entry.group === 'GIVING_MOMENT') {
      // Found by their names alone: what is told of them mentions everything.
      const one = entry.group === 'CATEGORY' ? entry.category : entry.moment
      return {
        ...nothing,
        name: () => one.title[language],
        other: () => one.title[foreign],
        tagline: () => called.get(one.id) ?? '',
      }
    }
    const { product } = entry
    return {
      name: () => withoutBrand(product.title[language], product.brand),
      brand: () => product.brand,
      other: () => withoutBrand(product.title[foreign], product.brand),
      tagline: () => product.tagline[language],
      labels: () => labelsOf(product),
      places: () => product.spend.cities.join(' '),
      text: () => `${product.description[language]} ${product.howToSpend[language]}`,
    }
  }
}

const empty = (): string => ''
const nothing: Numbered['texts'] = {
  name: empty,
  brand: empty,
  other: empty,
  tagline: empty,
  labels: empty,
  places: empty,
  text: empty,
}

const withoutBrand = (title: string, brand: string): string =>
  title.startsWith(brand) ? title.slice(brand.length) : title

type Reading = {
  analysis: Analysis
  vocabulary: Vocabulary
  hasHalves: boolean
  /** Also as it is written, for whoever has typed a part of it. */
  hasWhole: boolean
}

/** A text as the terms under which it is found, an empty space between them. */
function termsOf(text: string, { analysis, vocabulary, hasHalves, hasWhole }: Reading): string {
  const terms = new Set<string>()
  for (const word of splitText(text)) {
    vocabulary.add(word, false)
    if (hasWhole) terms.add(word)
    for (const stem of analysis.stems(word)) terms.add(stem)
    const bare = analysis.withoutGift(word)
    if (bare !== undefined) for (const stem of analysis.stems(bare)) terms.add(stem)
    const halves = hasHalves ? vocabulary.halvesOf(bare ?? word) : undefined
    for (const half of halves?.flat() ?? []) terms.add(partMark + half)
  }
  return [...terms].join(' ')
}

function namesOf(entry: SearchEntry): readonly string[] {
  if (entry.group === 'CATEGORY') return Object.values(entry.category.title).map(nameOf)
  if (entry.group === 'GIVING_MOMENT') return Object.values(entry.moment.title).map(nameOf)
  const { title, brand, isChoiceCard } = entry.product
  // The choice card is the shop's own, and the shop is named after what it sells.
  return [...new Set([title.nl, title.en, ...(isChoiceCard ? [] : [brand])].map(nameOf))]
}

const nameOf = (text: string): string => compact(foldText(text))
