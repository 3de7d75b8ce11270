import type { Analysis } from './analysis.ts'
import { isSlip, slipsMax } from './is-slip.ts'
import { phoneticKey } from './phonetic-key.ts'
import { type SortedTerms, sortTerms } from './sorted-terms.ts'

/** Marks the halves of a compound, so that "regenjas" is found by "jas", below what is a "jas" itself. */
export const halfMark = '~'

/** Another word that was probably meant. Half a step is a word that sounds the same. */
export type Correction = { word: string; distance: number }

/** The words of the catalogue, as far as a visitor could mean them. */
export type SearchVocabulary = {
  /** `isNaming`: it stands in a name or the shop's own list of words. */
  add(word: string, isNaming: boolean): void
  /** A word that may be meant, of which the catalogue itself says nothing. */
  addMeant(word: string): void
  isKnown(stem: string): boolean
  /** It stands in a name or a list of words. */
  isNaming(stem: string): boolean
  /** The catalogue holds the very word. */
  isWord(word: string): boolean
  /** The stems of both halves of a compound of known words, the longest second half first. */
  halvesOf(word: string): readonly [left: readonly string[], right: readonly string[]] | undefined
  /** The longest known end or beginning of a word that is not known otherwise: "wijnproeverij". */
  knownPartOf(word: string): readonly string[]
  /** The nearest known words, all equally near; none when nothing is near enough. */
  correct(word: string): readonly Correction[]
}

const halfMin = 3
/** A part of an unknown word says something when it is a word of some length itself. */
const partMin = 4
/** What it begins with says less: a "stofzuiger" is no "stof". */
const beginningMin = 5
const correctionsMax = 3

export function collectVocabulary({ stems, isIgnored }: Analysis): SearchVocabulary {
  const naming = new Set<string>()
  const all = new Set<string>()
  const written = new Set<string>()
  const bySound = new Map<string, Alike>()
  let sounds: SortedTerms | undefined
  const corrected = new Map<string, readonly Correction[]>()
  const halves = new Map<string, ReturnType<SearchVocabulary['halvesOf']>>()

  const namingStems = (part: string): readonly string[] =>
    stems(part).filter((stem) => stem.length >= halfMin && naming.has(stem))

  const split = (word: string): ReturnType<SearchVocabulary['halvesOf']> => {
    for (let at = halfMin; at <= word.length - halfMin; at += 1) {
      const right = namingStems(word.slice(at))
      if (right.length === 0) continue
      const left = namingStems(word.slice(0, at))
      if (left.length > 0) return [left, right]
    }
    return undefined
  }

  const addMeant = (word: string): void => {
    const key = phoneticKey(word)
    const alike = bySound.get(key)
    sounds = undefined
    if (alike === undefined) bySound.set(key, { rank: bySound.size, words: [word] })
    else if (!alike.words.includes(word)) alike.words.push(word)
  }

  return {
    add: (word, isNaming) => {
      written.add(word)
      for (const stem of stems(word)) {
        all.add(stem)
        if (!isNaming || naming.has(stem)) continue
        naming.add(stem)
        addMeant(word)
      }
    },
    addMeant,
    isKnown: (stem) => all.has(stem),
    isNaming: (stem) => naming.has(stem),
    isWord: (word) => written.has(word),
    halvesOf: (word) => {
      const known = halves.get(word)
      if (known !== undefined || halves.has(word)) return known
      const found = split(word)
      if (halves.size < keptMax) halves.set(word, found)
      return found
    },
    knownPartOf: (word) =>
      partOf(word, (part) => namingStems(part).filter((stem) => !isIgnored(stem))),
    correct: (word) => {
      // A question asks about the same word for each thing that it may mean.
      if (sounds === undefined) corrected.clear()
      sounds ??= sortTerms(bySound.keys())
      const known = corrected.get(word)
      if (known !== undefined) return known
      const found = nearest({ bySound, sounds }, word)
      if (corrected.size < keptMax) corrected.set(word, found)
      return found
    },
  }
}

const keptMax = 50_000

/** Stems of its longest end or beginning that `known` has any of. */
function partOf(word: string, known: (part: string) => readonly string[]): readonly string[] {
  const knownIn = (part: string, rest: string, lengthMin: number) =>
    part.length >= lengthMin && isSayable(rest)
      ? known(part).filter((stem) => stem.length >= lengthMin)
      : []
  for (let length = word.length - halfMin; length >= partMin; length -= 1) {
    // So few letters of a long word are an ending: a "verzekering" is no "ring".
    if (length < beginningMin && length * 2 < word.length) return []
    const end = knownIn(word.slice(-length), word.slice(0, -length), partMin)
    if (end.length > 0) return end
    const start = knownIn(word.slice(0, length), word.slice(length), beginningMin)
    if (start.length > 0) return start
  }
  return []
}

/** What is left of a compound is a word too: it has a vowel, and no letter three times over. "saunaqqqqq" is noise. */
const isSayable = (rest: string): boolean => /[aeiouy]/.test(rest) && !/(.)\1\1/.test(rest)

/** Words that sound the same. `rank`: how early the first of them came; popular cards come early. */
type Alike = { rank: number; words: string[] }

const nothingAlike: Alike = { rank: 0, words: [] }

/** The known words by their sound keys, and these keys in their order. */
type Sounds = { bySound: ReadonlyMap<string, Alike>; sounds: SortedTerms }

function nearest({ bySound, sounds }: Sounds, word: string): readonly Correction[] {
  const key = phoneticKey(word)
  const sounding = bySound.get(key)
  if (sounding !== undefined) return corrections(sounding.words, 0.5)
  const swapped = swapsOf(word).flatMap((swap) => bySound.get(phoneticKey(swap))?.words ?? [])
  if (swapped.length > 0) return corrections(swapped, 1)
  const found = sounds.near(key, slipsMax(key.length)).flatMap(({ place, distance }) => {
    const near = sounds.at(place)
    return isSlip(key, near) ? [{ ...(bySound.get(near) ?? nothingAlike), distance }] : []
  })
  const least = Math.min(...found.map(({ distance }) => distance))
  const meant = found
    .filter(({ distance }) => distance === least)
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ words }) => words)
  return corrections(meant, least)
}

const corrections = (words: readonly string[], distance: number): Correction[] =>
  words.slice(0, correctionsMax).map((word) => ({ word, distance }))

/** Two neighbours that changed places are one mistake, not two: "suana". */
export function swapsOf(word: string): string[] {
  const swaps: string[] = []
  for (let at = 0; at + 1 < word.length; at += 1)
    swaps.push(word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))
  return swaps
}
