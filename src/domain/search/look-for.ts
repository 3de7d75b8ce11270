import type { QueryCombination } from 'minisearch'
import type { SearchIndex } from './search-index.ts'
import type { Synonym } from './synonyms.ts'
import { type Correction, partMark } from './vocabulary.ts'

/** How much of a word's weight another way to find it has. */
const shareOf = {
  itself: 1,
  equal: 0.6,
  leadsTo: 0.5,
  half: 0.55,
  sounding: 0.8,
  near: 0.6,
  far: 0.4,
}

/** Beginnings shorter than this fit everything: they are looked for in names alone. */
const prefixMin = 3
const naming = ['name', 'brand'] as const
const phraseMax = 3

/** One thing that was typed, in every way in which it may be written down in the catalogue. */
type Slot = QueryCombination

export type Wanted = { slots: readonly Slot[]; joined: readonly QueryCombination[] }

/**
 * Words as queries of the engine: each slot by its stems, synonyms, beginnings and, when the catalogue does not
 * know the word, by its halves or by what was probably meant. `joined` are the same with two neighbours as one
 * word: "tuin centrum".
 */
export function lookFor(index: SearchIndex, words: readonly string[]): Wanted {
  const slots: Slot[] = []
  for (let at = 0; at < words.length; ) {
    const length = phraseAt(index, words, at)
    const phrase = words.slice(at, at + length)
    at += length
    slots.push(
      length > 1
        ? lookForPhrase(index, phrase)
        : lookForWord(index, phrase[0] ?? '', at === words.length),
    )
  }
  return {
    slots: slots.filter(({ queries }) => queries.length > 0),
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

const lookForPhrase = (index: SearchIndex, phrase: readonly string[]): Slot =>
  either([
    every(phrase.map((word) => either(stemsAt(index, word, shareOf.itself)))),
    ...index.synonyms.of(keyOf(index, phrase)).map((synonym) => lookForSynonym(synonym, 1)),
  ])

function lookForWord(index: SearchIndex, word: string, isLast: boolean): Slot {
  const { analysis, vocabulary } = index
  const bare = analysis.withoutGift(word)
  const readings = [word, ...(bare === undefined ? [] : [bare])]
  const isKnown = readings.some((one) => analysis.stems(one).some(vocabulary.isKnown))
  const found = readings.flatMap((one) => reading(index, one, 1))
  const begun = isLast || !isKnown ? [beginning(bare ?? word)] : []
  if (isKnown) return either([...found, ...begun])
  return either([...begun, ...lookForUnknown(index, bare ?? word)])
}

/** The likeliest first: a word that sounds the same, a compound of known words, a slip of the pen, a known part. */
function lookForUnknown(index: SearchIndex, word: string): readonly QueryCombination[] {
  const meant = index.vocabulary.correct(word)
  if (meant.some(({ distance }) => distance < 1)) return lookForMeant(index, meant)
  const halves = lookForHalves(index, word)
  if (halves.length > 0) return halves
  if (meant.length > 0) return lookForMeant(index, meant)
  return index.vocabulary.knownPartOf(word).flatMap((stem) => reading(index, stem, shareOf.far))
}

/** A word that is there, with its synonyms and the compounds that it is a half of. */
const reading = (index: SearchIndex, word: string, share: number): QueryCombination[] => {
  const { analysis, synonyms } = index
  const stems = analysis.stems(word)
  const others = stems.flatMap((stem) => synonyms.of(stem))
  return [
    ...stems.flatMap((stem) => [term(stem, share), term(partMark + stem, share * shareOf.half)]),
    ...others.map((synonym) => lookForSynonym(synonym, share)),
  ]
}

const stemsAt = ({ analysis }: SearchIndex, word: string, share: number): QueryCombination[] =>
  analysis
    .stems(word)
    .flatMap((stem) => [term(stem, share), term(partMark + stem, share * shareOf.half)])

function lookForSynonym({ keys, isEqual }: Synonym, share: number): QueryCombination {
  const own = share * (isEqual ? shareOf.equal : shareOf.leadsTo)
  const [only] = keys
  return keys.length === 1 && only !== undefined
    ? either([term(only, own), term(partMark + only, own * shareOf.half)])
    : every(keys.map((key) => term(key, own)))
}

const beginning = (word: string): QueryCombination => ({
  queries: [word],
  combineWith: 'OR',
  prefix: true,
  ...(word.length < prefixMin && { fields: [...naming] }),
})

function lookForHalves(index: SearchIndex, word: string): QueryCombination[] {
  const halves = index.vocabulary.halvesOf(word)
  if (halves === undefined) return []
  const [left, right] = halves.map((stems) =>
    either(stems.flatMap((stem) => reading(index, stem, shareOf.half))),
  )
  return left === undefined || right === undefined ? [] : [every([left, right]), left, right]
}

const lookForMeant = (index: SearchIndex, meant: readonly Correction[]): QueryCombination[] =>
  meant.flatMap(({ word, distance }) => {
    const share = distance < 1 ? shareOf.sounding : distance < 2 ? shareOf.near : shareOf.far
    const bare = index.analysis.withoutGift(word)
    return [word, ...(bare === undefined ? [] : [bare])].flatMap((one) =>
      reading(index, one, share),
    )
  })

/** The words again, with two neighbours as one where the catalogue knows that. */
function joinNeighbours(index: SearchIndex, words: readonly string[]): QueryCombination[] {
  return words.slice(1).flatMap((second, at) => {
    const joined = `${words[at]}${second}`
    if (!index.analysis.stems(joined).some(index.vocabulary.isKnown)) return []
    const rest = [...words.slice(0, at), joined, ...words.slice(at + 2)]
    return [every(rest.map((word) => lookForWord(index, word, false)))]
  })
}

/** Weighs one term; made once for each share. */
const boosts = new Map<number, () => number>()

function term(stem: string, share: number): QueryCombination {
  const boostTerm = boosts.get(share) ?? (() => share)
  boosts.set(share, boostTerm)
  return { queries: [stem], combineWith: 'OR', boostTerm }
}

const either = (queries: readonly QueryCombination[]): QueryCombination => ({
  queries: [...queries],
  combineWith: 'OR',
})

export const every = (queries: readonly QueryCombination[]): QueryCombination => ({
  queries: [...queries],
  combineWith: 'AND',
})
