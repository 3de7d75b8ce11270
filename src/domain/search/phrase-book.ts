import type { Analysis } from './analysis.ts'
import { foldText, wordsOf } from './fold-text.ts'
import type { SearchVocabulary } from './vocabulary.ts'

export type FoundPhrase<Value> = {
  value: Value
  /** As it stands in the book, however it was typed. */
  phrase: string
  /** The words that said it, and all the others. */
  said: readonly string[]
  rest: readonly string[]
  /** Where in the rest it stood. */
  at: number
}

/** Words and phrases that mean something, found in any of their forms. */
export type PhraseBook<Value> = {
  /** The longest one; among equals the first. */
  find(words: readonly string[]): FoundPhrase<Value> | undefined
}

type Reading = { analysis: Analysis; vocabulary: SearchVocabulary }

/** A word is also read without an ending that makes a gift of it, and one that nobody knows as what was meant. */
export function readPhrases<Value>(
  { analysis, vocabulary }: Reading,
  entries: Iterable<readonly [phrase: string, value: Value]>,
): PhraseBook<Value> {
  // Words of a question are folded already.
  const keyOf = (words: readonly string[]): string =>
    words.map((word) => analysis.stems(word)[0]).join(' ')
  type Entry = { phrase: string; value: Value }
  const byKey = new Map<string, Entry>()
  const asWritten = new Map<string, Entry>()
  let lengthMax = 0
  for (const [phrase, value] of entries) {
    const words = wordsOf(foldText(phrase))
    lengthMax = Math.max(lengthMax, words.length)
    for (const [map, key] of [
      [asWritten, words.join(' ')],
      [byKey, keyOf(words)],
    ] as const)
      if (!map.has(key)) map.set(key, { phrase, value })
  }
  // A "zusje" may be a child where a "zus" is none.
  const get = (words: readonly string[]): Entry | undefined =>
    asWritten.get(words.join(' ')) ?? byKey.get(keyOf(words))
  const ofWord = (word: string): Entry | undefined => {
    const bare = analysis.withoutGift(word)
    const known = [word, ...(bare === undefined ? [] : [bare])]
    return first(known, (one) => get([one])) ?? ofMeant(bare ?? word)
  }
  const ofMeant = (word: string): Entry | undefined => {
    if (word.length < meantMin || analysis.stems(word).some(vocabulary.isKnown)) return undefined
    const meant = vocabulary.correct(word)
    return first(meant, (one) => get([one.word]))
  }
  return {
    find: (words) => {
      for (let length = Math.min(lengthMax, words.length); length > 0; length -= 1)
        for (let at = 0; at + length <= words.length; at += 1) {
          const said = words.slice(at, at + length)
          const [only] = said
          const entry = length === 1 && only !== undefined ? ofWord(only) : get(said)
          if (entry !== undefined) return { ...entry, said, rest: words.toSpliced(at, length), at }
        }
      return undefined
    },
  }
}

/** Shorter words lie too near to each other to be guessed. */
const meantMin = 5

function first<One, Value>(
  all: readonly One[],
  find: (one: One) => Value | undefined,
): Value | undefined {
  for (const one of all) {
    const value = find(one)
    if (value !== undefined) return value
  }
  return undefined
}
