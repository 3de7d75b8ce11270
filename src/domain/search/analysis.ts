import type { Language } from '#kernel/language.ts'
import { foldText, wordsOf } from './fold-text.ts'
import type { LanguageWords } from './search-words.ts'
import { stemsOf } from './stem-word.ts'

/** What is done to every word of a language, whether the catalogue or a visitor wrote it. */
export type Analysis = {
  language: Language
  isIgnored(word: string): boolean
  /** Without an ending that only says that it is a gift card: "sauna" of "saunabon"; undefined without one. */
  withoutGift(word: string): string | undefined
  /** The forms under which a word is kept and looked for. */
  stems(word: string): readonly string[]
  /** A word or phrase as one key: its words by their first stems. */
  keyOf(phrase: string): string
}

/** What is left of a word must still be one: "ov-bon" has two letters. */
const restMin = 2

export function analyse(language: Language, words: LanguageWords): Analysis {
  const ignored = new Set(words.ignored.flatMap((word) => wordsOf(foldText(word))))
  const endings = words.giftEndings.map(foldText).toSorted((one, two) => two.length - one.length)
  const known = new Map<string, readonly string[]>()
  const stems = (word: string): readonly string[] => {
    const earlier = known.get(word)
    if (earlier !== undefined) return earlier
    const made = stemsOf(language, word)
    // What is typed is endless, so this may not grow with it.
    if (known.size >= keptMax) known.clear()
    known.set(word, made)
    return made
  }
  return {
    language,
    isIgnored: (word) => ignored.has(word),
    withoutGift: (word) => {
      const ending = endings.find((end) => word.endsWith(end))
      if (ending === undefined) return undefined
      const rest = word.slice(0, word.length - ending.length)
      return rest.length >= restMin && !ignored.has(rest) ? rest : undefined
    },
    stems,
    keyOf: (phrase) =>
      wordsOf(foldText(phrase))
        .map((word) => stems(word)[0])
        .join(' '),
  }
}

const keptMax = 100_000
