import { setImmediate } from 'node:timers/promises'
import type { Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import type { TaxonomyTerm } from '#domain/catalogue/taxonomy.ts'
import type { Language } from '#kernel/language.ts'
import { type Analysis, analyse } from './analysis.ts'
import { type BrandBook, readBrands } from './brand-book.ts'
import { compact, foldText } from './fold-text.ts'
import { type LabelWords, labelMark, readLabels } from './label-words.ts'
import { marksOf } from './people-marks.ts'
import { type PhraseBook, readPhrases } from './phrase-book.ts'
import type { SearchContent } from './search-content.ts'
import { entriesOf, type SearchEntry } from './search-entry.ts'
import type { Person, SearchMeanings, ServicePage } from './search-meanings.ts'
import { searchTermsOf, splitText } from './search-terms-of.ts'
import type { LanguageWords } from './search-words.ts'
import { readSynonyms, type Synonyms } from './synonyms.ts'
import { collectTerms, type Query, type TermIndex } from './term-index.ts'
import { collectVocabulary, type SearchVocabulary } from './vocabulary.ts'

/** What a word counts for by where it stands: what a card is, whose it is, what is said about it. */
const weights = { name: 12, brand: 8, other: 5, tagline: 4, labels: 3, places: 3, text: 1 }

export type IndexField = keyof typeof weights
export type SearchQuery = Query<IndexField>

export type SearchIndex = {
  analysis: Analysis
  synonyms: Synonyms
  vocabulary: SearchVocabulary
  entries: readonly SearchEntry[]
  labels: LabelWords
  /** Brand and titles of each entry as single words, to know a name when it is typed. */
  names: readonly (readonly string[])[]
  terms: TermIndex<IndexField>
  books: SearchBooks
}

/** What questions mean besides words. */
export type SearchBooks = {
  all: readonly Person[]
  people: PhraseBook<Person>
  isPerson(word: string): boolean
  moments: PhraseBook<TaxonomyTerm>
  pages: PhraseBook<ServicePage>
  brands: BrandBook
}

type Texts = Readonly<Record<IndexField, () => string>>

/** A brand is a name, so its halves are not looked for; a story has too many words to be halved. */
const halved: ReadonlySet<string> = new Set<IndexField>(['name', 'other', 'tagline'])

/** Entries are indexed a few at a time: others are answered in between. */
const chunkSize = 50

/** Everything that one snapshot holds, to be found in one language. */
export async function buildSearchIndex(
  catalogue: CatalogueSnapshot,
  language: Language,
  { words: allWords, meanings }: Pick<SearchContent, 'words' | 'meanings'>,
): Promise<SearchIndex> {
  const words = allWords[language]
  const analysis = analyse(language, words)
  const vocabulary = collectVocabulary(analysis)
  const entries = entriesOf(catalogue)
  const called = labelTexts(catalogue, language, words)
  const written = entries.map(textsOf({ called, people: meanings.people }, language))
  addOwnWords(vocabulary, words)
  for (const { name, brand, tagline, other } of written) {
    for (const word of [name(), brand()].flatMap(splitText)) {
      vocabulary.add(word, true)
      const bare = analysis.withoutGift(word)
      if (bare !== undefined) vocabulary.add(bare, true)
    }
    // Words of another language are no halves of compounds of this one, and a tagline says anything.
    for (const word of [tagline(), other()].flatMap(splitText)) {
      vocabulary.add(word, false)
      vocabulary.addMeant(word)
    }
  }
  for (const { words: said } of [...meanings.people, ...meanings.pages])
    for (const word of said[language].flatMap(splitText)) vocabulary.addMeant(word)
  const terms = collectTerms(weights)
  for (const [number, texts] of written.entries()) {
    if (number % chunkSize === 0) await setImmediate()
    terms.add((field) => {
      const text = texts[field]()
      // Marks of labels are terms already.
      if (field === 'labels') return text.split(' ').filter(Boolean)
      const isStory = field === 'text'
      return searchTermsOf(text, { analysis, vocabulary, hasHalves: halved.has(field), isStory })
    })
  }
  return {
    analysis,
    synonyms: readSynonyms(analysis, words),
    vocabulary,
    entries,
    labels: readLabels(called, (text) =>
      searchTermsOf(text, { analysis, vocabulary, hasHalves: true, isStory: false }),
    ),
    names: entries.map(namesOf),
    terms: terms.finish(),
    books: readBooks({ analysis, vocabulary }, { catalogue, words, meanings }),
  }
}

type Known = { catalogue: CatalogueSnapshot; words: LanguageWords; meanings: SearchMeanings }

function readBooks(
  reading: { analysis: Analysis; vocabulary: SearchVocabulary },
  { catalogue, words, meanings }: Known,
): SearchBooks {
  const { language } = reading.analysis
  const moments = catalogue.terms.get('occasions') ?? []
  const saying = <Value extends Pick<Person, 'words'>>(values: readonly Value[]) =>
    readPhrases(
      reading,
      values.flatMap((value) => value.words[language].map((said) => [said, value] as const)),
    )
  const people = saying(meanings.people)
  return {
    all: meanings.people,
    people,
    isPerson: (word) => people.find([word]) !== undefined,
    pages: saying(meanings.pages),
    moments: readPhrases(
      reading,
      moments.flatMap((moment) =>
        [moment.title[language], ...(words.moments[moment.id] ?? [])].map(
          (said) => [said, moment] as const,
        ),
      ),
    ),
    brands: readBrands(reading, meanings.elsewhere),
  }
}

function addOwnWords(vocabulary: SearchVocabulary, words: LanguageWords): void {
  const texts = [
    ...words.same.flat(),
    ...Object.entries(words.leadsTo).flatMap(([word, others]) => [word, ...others]),
    ...Object.values(words.categories).flat(),
    ...Object.values(words.moments).flat(),
  ]
  for (const word of texts.flatMap(splitText)) vocabulary.add(word, true)
}

/** What every category, moment and kind is called, further names included, by id. */
function labelTexts(
  { categories, terms }: CatalogueSnapshot,
  language: Language,
  words: LanguageWords,
): ReadonlyMap<string, string> {
  const called = new Map<string, string>()
  for (const { id, title } of categories)
    called.set(id, [title[language], ...(words.categories[id] ?? [])].join(' '))
  for (const { id, title } of terms.get('occasions') ?? [])
    called.set(id, [title[language], ...(words.moments[id] ?? [])].join(' '))
  for (const { id, title } of terms.get('giftcard_types') ?? []) called.set(id, title[language])
  return called
}

/** Every entry's texts by field, written down when they are asked for. */
function textsOf(
  { called, people }: { called: ReadonlyMap<string, string>; people: readonly Person[] },
  language: Language,
) {
  const foreign: Language = language === 'nl' ? 'en' : 'nl'
  const labelsOf = ({ categories, occasions, giftcardTypes }: Product): readonly string[] =>
    [...categories, ...occasions, ...giftcardTypes].map(labelMark)

  return (entry: SearchEntry): Texts => {
    if (entry.group === 'CATEGORY' || entry.group === 'GIVING_MOMENT') {
      // Found by their names alone: what is told of them mentions everything.
      const one = entry.group === 'CATEGORY' ? entry.category : entry.moment
      return {
        ...nothing,
        name: () => one.title[language],
        other: () => `${one.title[foreign]} ${called.get(one.id) ?? ''}`,
        labels: () => marksOf(people, entry).join(' '),
      }
    }
    const { product } = entry
    return {
      name: () => withoutBrand(product.title[language], product.brand),
      brand: () => product.brand,
      other: () => withoutBrand(product.title[foreign], product.brand),
      tagline: () => product.tagline[language],
      labels: () => [...labelsOf(product), ...marksOf(people, entry)].join(' '),
      places: () => product.spend.cities.join(' '),
      text: () => `${product.description[language]} ${product.howToSpend[language]}`,
    }
  }
}

const empty = (): string => ''
const nothing: Texts = {
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

function namesOf(entry: SearchEntry): readonly string[] {
  if (entry.group === 'CATEGORY') return Object.values(entry.category.title).map(nameOf)
  if (entry.group === 'GIVING_MOMENT') return Object.values(entry.moment.title).map(nameOf)
  const { title, brand, isChoiceCard, kind } = entry.product
  // Some are the shop's own, and the shop is named after what it sells.
  const isOwn = isChoiceCard || kind === 'GIFTCARD_BLANK_PACK'
  return [...new Set([title.nl, title.en, ...(isOwn ? [] : [brand])].map(nameOf))]
}

const nameOf = (text: string): string => compact(foldText(text))
