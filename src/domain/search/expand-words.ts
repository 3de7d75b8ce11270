import type { SearchIndex, SearchQuery } from './search-index.ts'
import type { Synonym } from './synonyms.ts'
import { type Correction, halfMark } from './vocabulary.ts'

/** How much of a word's weight another way to find it has. */
const shareOf = {
  itself: 1,
  equal: 0.6,
  leadsTo: 0.5,
  half: 0.55,
  begun: 0.3,
  sounding: 0.8,
  near: 0.6,
  far: 0.4,
}

/** Beginnings shorter than this fit everything: they are looked for in names alone. */
const prefixMin = 3
const naming = ['name', 'brand'] as const
const phraseMax = 3

/** One thing that was typed, in every way in which it may be written down in the catalogue. */
export type Slot = {
  either: readonly SearchQuery[]
  /** No name or list of words holds it: it only stands in what is told of a card. */
  isTold?: boolean
}

export type ExpandedWords = { slots: readonly Slot[]; joined: readonly SearchQuery[] }

/**
 * Words as queries of the index: each slot by its stems, synonyms, beginnings and, when the catalogue does not
 * know the word, by its halves or by what was probably meant. `joined` are the same with two neighbours as one
 * word: "tuin centrum".
 */
export function expandWords(index: SearchIndex, words: readonly string[]): ExpandedWords {
  const slots: Slot[] = []
  for (let at = 0; at < words.length; ) {
    const length = phraseAt(index, words, at)
    const phrase = words.slice(at, at + length)
    at += length
    slots.push(
      length > 1
        ? expandPhrase(index, phrase)
        : expandWord(index, phrase[0] ?? '', at === words.length),
    )
  }
  return {
    slots: slots.filter((slot) => slot.either.length > 0),
    joined: joinNeighbours(index, words),
  }
}

/** How many words from here on have synonyms together: "uit eten" is one thing. */
function phraseAt(index: SearchIndex, words: readonly string[], at: number): number {
  for (let length = phraseMax; length > 1; length -= 1) {
    const phrase = words.slice(at, at + length)
    if (phrase.length === length && index.synonyms.of(keyOf(index, phrase)).length > 0)
      return length
  }
  return 1
}

const keyOf = ({ analysis }: SearchIndex, words: readonly string[]): string =>
  analysis.keyOf(words.join(' '))

const expandPhrase = (index: SearchIndex, phrase: readonly string[]): Slot =>
  either([
    every(phrase.map((word) => either(stemsAt(index, word, shareOf.itself)))),
    ...index.synonyms.of(keyOf(index, phrase)).map((synonym) => lookForSynonym(index, synonym, 1)),
  ])

function expandWord(index: SearchIndex, word: string, isLast: boolean): Slot {
  const { analysis, vocabulary } = index
  const bare = analysis.withoutGift(word)
  const readings = [word, ...(bare === undefined ? [] : [bare])]
  const isKnown = readings.some((one) => analysis.stems(one).some(vocabulary.isKnown))
  const found = readings.flatMap((one) => reading(index, one, 1))
  const begun = isLast || !isKnown ? [beginning(index, bare ?? word)] : []
  if (isKnown) {
    const isNaming = readings.some((one) => analysis.stems(one).some(vocabulary.isNaming))
    if (isNaming) return either([...found, ...begun])
    // It may as well be a slip: a story holds "bioscopen", and "bioscop" is none of its words.
    const slips = analysis.stems(word).includes(word) && !vocabulary.isWord(word)
    const guesses = slips ? lookForSounding(index, bare ?? word).map(asGuess) : []
    return { ...either([...found, ...begun, ...guesses]), isTold: true }
  }
  return either([...begun, ...lookForUnknown(index, bare ?? word).map(asGuess)])
}

/** A guess counts only where it says what a card is: anything stands somewhere in a story. */
const guessed = ['name', 'brand', 'other', 'labels'] as const

/** What a word leads to is looked for where a card says what it is: a brand is a name, which means nothing. */
const meant = ['name', 'other', 'labels'] as const
/** The same of a part of a word. */
const parts = ['name', 'other'] as const

const asGuess = (query: SearchQuery): SearchQuery => lookIn(guessed, query)

/** The same question asked of these fields alone; what is asked of fewer already stays so. */
export function lookIn(fields: NonNullable<Leaf['only']>, query: SearchQuery): SearchQuery {
  if ('either' in query) return { either: query.either.map((one) => lookIn(fields, one)) }
  if ('every' in query) return { every: query.every.map((one) => lookIn(fields, one)) }
  return { ...query, only: query.only ?? fields }
}

type Leaf = Extract<SearchQuery, { terms: unknown }>

/** The likeliest first: a word that sounds the same, a compound of known words, a slip of the pen, a known part. */
function lookForUnknown(index: SearchIndex, word: string): readonly SearchQuery[] {
  const meant = index.vocabulary.correct(word)
  if (meant.some(({ distance }) => distance < 1)) return lookForMeant(index, meant)
  const halves = lookForHalves(index, word)
  if (halves.length > 0) return halves.map((half) => lookIn(parts, half))
  if (meant.length > 0) return lookForMeant(index, meant)
  // English writes its compounds apart.
  if (index.analysis.language === 'en') return []
  return index.vocabulary
    .knownPartOf(word)
    .flatMap((stem) => reading(index, stem, shareOf.far))
    .map((part) => lookIn(parts, part))
}

const lookForSounding = (index: SearchIndex, word: string): readonly SearchQuery[] =>
  lookForMeant(
    index,
    index.vocabulary.correct(word).filter(({ distance }) => distance < 1),
  )

/** A word that is there, with its synonyms and the compounds that it is a half of. */
const reading = (index: SearchIndex, word: string, share: number): SearchQuery[] => {
  const { analysis, synonyms } = index
  const stems = analysis.stems(word)
  const others = stems.flatMap((stem) => synonyms.of(stem))
  return [
    ...stems.flatMap((stem) => termAndHalf(index, stem, share)),
    ...others.map((synonym) => lookForSynonym(index, synonym, share)),
  ]
}

const stemsAt = (index: SearchIndex, word: string, share: number): SearchQuery[] =>
  index.analysis.stems(word).flatMap((stem) => termAndHalf(index, stem, share))

function lookForSynonym(
  index: SearchIndex,
  { keys, isEqual }: Synonym,
  share: number,
): SearchQuery {
  const own = share * (isEqual ? shareOf.equal : shareOf.leadsTo)
  const [only] = keys
  const found =
    keys.length === 1 && only !== undefined
      ? either(termAndHalf(index, only, own))
      : every(keys.map((key) => term(index, key, own)))
  // Several words are named on purpose: whoever wrote them down may mean a brand.
  return lookIn(keys.length === 1 ? meant : guessed, found)
}

function beginning({ labels }: SearchIndex, word: string): SearchQuery {
  const begun = { terms: [word], share: 1, isBegun: true }
  if (word.length < prefixMin) return { ...begun, only: naming }
  return either([begun, { terms: labels.beginningWith(word), share: shareOf.begun }])
}

function lookForHalves(index: SearchIndex, word: string): SearchQuery[] {
  const halves = index.vocabulary.halvesOf(word)
  if (halves === undefined) return []
  const [left, right] = halves.map((stems) =>
    either(stems.flatMap((stem) => reading(index, stem, shareOf.half))),
  )
  return left === undefined || right === undefined ? [] : [every([left, right]), left, right]
}

const lookForMeant = (index: SearchIndex, meant: readonly Correction[]): SearchQuery[] =>
  meant.flatMap(({ word, distance }) => {
    const share = distance < 1 ? shareOf.sounding : distance < 2 ? shareOf.near : shareOf.far
    const bare = index.analysis.withoutGift(word)
    return [word, ...(bare === undefined ? [] : [bare])].flatMap((one) =>
      reading(index, one, share),
    )
  })

/** The words again, with two neighbours as one where the catalogue knows that. */
function joinNeighbours(index: SearchIndex, words: readonly string[]): SearchQuery[] {
  return words.slice(1).flatMap((second, at) => {
    const joined = `${words[at]}${second}`
    if (!index.analysis.stems(joined).some(index.vocabulary.isKnown)) return []
    const rest = [...words.slice(0, at), joined, ...words.slice(at + 2)]
    return [every(rest.map((word) => expandWord(index, word, false)))]
  })
}

/** A term where it is written, and where a product's labels hold it. */
const term = ({ labels }: SearchIndex, stem: string, share: number): SearchQuery => ({
  terms: [stem, ...labels.holding(stem)],
  share,
})

const termAndHalf = (index: SearchIndex, stem: string, share: number): SearchQuery[] => [
  term(index, stem, share),
  term(index, halfMark + stem, share * shareOf.half),
]

const either = (queries: readonly SearchQuery[]): Slot => ({ either: queries })

export const every = (queries: readonly SearchQuery[]): SearchQuery => ({ every: queries })
