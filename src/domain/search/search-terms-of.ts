import type { Analysis } from './analysis.ts'
import { foldText, wordsOf } from './fold-text.ts'
import { halfMark, type SearchVocabulary } from './vocabulary.ts'

type Reading = {
  analysis: Analysis
  vocabulary: SearchVocabulary
  hasHalves: boolean
  /** Told at length: only by the stems of what says something, not as it is written, for visitors who type a part of it. */
  isStory: boolean
}

export const splitText = (text: string): string[] => wordsOf(foldText(text))

/** The terms under which a text is found, each once. Its words become known to the vocabulary. */
export function searchTermsOf(
  text: string,
  { analysis, vocabulary, hasHalves, isStory }: Reading,
): ReadonlySet<string> {
  const terms = new Set<string>()
  for (const word of splitText(text)) {
    vocabulary.add(word, false)
    if (isStory && analysis.isIgnored(word)) continue
    if (!isStory) terms.add(word)
    for (const stem of analysis.stems(word)) terms.add(stem)
    const bare = analysis.withoutGift(word)
    if (bare !== undefined) for (const stem of analysis.stems(bare)) terms.add(stem)
    const halves = hasHalves ? vocabulary.halvesOf(bare ?? word) : undefined
    for (const half of halves?.flat() ?? []) terms.add(halfMark + half)
  }
  return terms
}
