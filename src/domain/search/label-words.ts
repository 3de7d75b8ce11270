import { sortTerms } from './sorted-terms.ts'

/**
 * Which categories, moments and kinds a word speaks of. Thousands of products carry the same few dozen: each product is
 * kept under the marks of its labels, and what the labels are called is kept here once.
 */
export type LabelWords = {
  /** The marks of all labels that hold exactly this term. */
  holding(term: string): readonly string[]
  /** The marks of all labels with a term that begins so. */
  beginningWith(start: string): readonly string[]
}

/** No visitor can search for it: `#` is no letter, so no word holds it. */
export const labelMark = (id: string): string => `#${id}`

const none: readonly string[] = []

/** `called` tells by id what a label is called, further names included. */
export function readLabels(
  called: ReadonlyMap<string, string>,
  termsOf: (text: string) => Iterable<string>,
): LabelWords {
  const byTerm = new Map<string, string[]>()
  for (const [id, text] of called)
    for (const term of termsOf(text)) byTerm.set(term, [...(byTerm.get(term) ?? []), labelMark(id)])
  const terms = sortTerms(byTerm.keys())
  const marksFrom = (place: number) => byTerm.get(terms.at(place)) ?? none
  return {
    holding: (term) => byTerm.get(term) ?? none,
    beginningWith: (start) => [...new Set([...terms.beginningWith(start)].flatMap(marksFrom))],
  }
}
