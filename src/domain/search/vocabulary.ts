import type { Analysis } from './analysis.ts'
import { phoneticKey } from './phonetic-key.ts'
import { type SortedTerms, sortTerms } from './sorted-terms.ts'

/** Marks the halves of a compound, so that "regenjas" is found by "jas", below what is a "jas" itself. */
export const partMark = '~'

/** Another word that was probably meant. Half a step is a word that sounds the same. */
export type Correction = { word: string; distance: number }

/** The words of the catalogue, as far as a visitor could mean them. */
export type Vocabulary = {
  /** `isNaming`: it stands in a name, a tagline or the shop's own list of words. */
  add(word: string, isNaming: boolean): void
  isKnown(stem: string): boolean
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
const correctionsMax = 3

export function collectVocabulary({ stems }: Analysis): Vocabulary {
  const naming = new Set<string>()
  const all = new Set<string>()
  const bySound = new Map<string, Alike>()
  let sounds: SortedTerms | undefined
  const halves = new Map<string, ReturnType<Vocabulary['halvesOf']>>()

  const namingStems = (part: string): readonly string[] =>
    stems(part).filter((stem) => stem.length >= halfMin && naming.has(stem))

  const split = (word: string): ReturnType<Vocabulary['halvesOf']> => {
    for (let at = halfMin; at <= word.length - halfMin; at += 1) {
      const right = namingStems(word.slice(at))
      if (right.length === 0) continue
      const left = namingStems(word.slice(0, at))
      if (left.length > 0) return [left, right]
    }
    return undefined
  }

  return {
    add: (word, isNaming) => {
      for (const stem of stems(word)) {
        all.add(stem)
        if (!isNaming || naming.has(stem)) continue
        naming.add(stem)
        const key = phoneticKey(word)
        const alike = bySound.get(key)
        sounds = undefined
        if (alike === undefined) bySound.set(key, { rank: bySound.size, words: [word] })
        else if (!alike.words.includes(word)) alike.words.push(word)
      }
    },
    isKnown: (stem) => all.has(stem),
    halvesOf: (word) => {
      const known = halves.get(word)
      if (known !== undefined || halves.has(word)) return known
      const found = split(word)
      if (halves.size < keptMax) halves.set(word, found)
      return found
    },
    knownPartOf: (word) => {
      for (let length = word.length - halfMin; length >= partMin; length -= 1) {
        const end = isSayable(word.slice(0, -length)) ? namingStems(word.slice(-length)) : []
        if (end.length > 0) return end
        const start = isSayable(word.slice(length)) ? namingStems(word.slice(0, length)) : []
        if (start.length > 0) return start
      }
      return []
    },
    correct: (word) => {
      sounds ??= sortTerms(bySound.keys())
      return nearest({ bySound, sounds }, word)
    },
  }
}

const keptMax = 50_000

/** What is left of a compound is a word too: it has a vowel, and no letter three times over. "saunaqqqqq" is noise. */
const isSayable = (rest: string): boolean => /[aeiouy]/.test(rest) && !/(.)\1\1/.test(rest)

/** How far a typing error may lead: not at all in words of three letters, which all lie next to each other. */
const distanceMax = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2)

/** A slip of the pen adds or forgets two letters at most; the sound of a word hides how many there were. */
const slipsMax = 2

/** From here on one wrong letter is a slip, wherever it stands. */
const sureLength = 6

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
  const found = sounds.near(key, distanceMax(key.length)).flatMap(({ place, distance }) => {
    const { rank, words } = bySound.get(sounds.at(place)) ?? nothingAlike
    const near = words.filter((one) => Math.abs(one.length - word.length) <= slipsMax)
    return near.length === 0 ? [] : [{ rank, near, distance }]
  })
  const least = Math.min(...found.map(({ distance }) => distance))
  const words = found
    .filter(({ distance }) => distance === least)
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ near }) => near)
  // Another beginning is another word, unless most of the letters agree.
  const isFar = least > 1 || word.length < sureLength
  const meant = isFar ? words.filter((near) => near[0] === word[0]) : words
  return corrections(meant, least)
}

const corrections = (words: readonly string[], distance: number): Correction[] =>
  words.slice(0, correctionsMax).map((word) => ({ word, distance }))

/** Two neighbours that changed places are one mistake, not two: "suana". */
function swapsOf(word: string): string[] {
  const swaps: string[] = []
  for (let at = 0; at + 1 < word.length; at += 1)
    swaps.push(word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))
  return swaps
}
