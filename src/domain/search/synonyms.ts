import type { Analysis } from './analysis.ts'
import type { LanguageWords } from './search-words.ts'

/** Something else to look for: every one of these words, each by its stem. */
export type Synonym = { keys: readonly string[]; isEqual: boolean }

/** By the key of a word or phrase (`Analysis.keyOf`). */
export type Synonyms = { of(key: string): readonly Synonym[] }

const none: readonly Synonym[] = []

export function readSynonyms({ keyOf }: Analysis, words: LanguageWords): Synonyms {
  const byKey = new Map<string, Map<string, Synonym>>()
  const add = (from: string, to: string, isEqual: boolean): void => {
    const key = keyOf(from)
    const target = keyOf(to)
    if (key === target) return
    const others = byKey.get(key) ?? new Map<string, Synonym>()
    others.set(target, { keys: target.split(' '), isEqual })
    byKey.set(key, others)
  }
  for (const group of words.same)
    for (const word of group) for (const other of group) add(word, other, true)
  for (const [word, others] of Object.entries(words.leadsTo))
    for (const other of others) add(word, other, false)
  const lists = new Map([...byKey].map(([key, others]) => [key, [...others.values()]]))
  return { of: (key) => lists.get(key) ?? none }
}
