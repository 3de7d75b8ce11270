import { findNear, type NearTerm } from './find-near.ts'

/** Terms in the order of their letters. A term is known by its place, so that arrays can hold what belongs to it. */
export type SortedTerms = {
  at(place: number): string
  find(term: string): number | undefined
  /** The places of all terms that begin so, the term itself included, in their order. */
  beginningWith(start: string): Iterable<number>
  /** The terms within this edit distance, in their order. */
  near(word: string, distanceMax: number): readonly NearTerm[]
}

export function sortTerms(different: Iterable<string>): SortedTerms {
  const terms = [...different].sort()
  const shared = Uint16Array.from(terms, (term, place) => sharedLength(terms[place - 1], term))

  /** The first place whose term does not come before this one. */
  const placeFor = (term: string): number => {
    let from = 0
    let to = terms.length
    while (from < to) {
      const middle = (from + to) >>> 1
      if ((terms[middle] ?? '') < term) from = middle + 1
      else to = middle
    }
    return from
  }

  return {
    at: (place) => terms[place] ?? '',
    find: (term) => {
      const place = placeFor(term)
      return terms[place] === term ? place : undefined
    },
    *beginningWith(start) {
      for (let place = placeFor(start); terms[place]?.startsWith(start); place += 1) yield place
    },
    near: (word, distanceMax) => findNear({ terms, shared }, word, distanceMax),
  }
}

function sharedLength(before: string | undefined, term: string): number {
  let length = 0
  while (length < term.length && before?.[length] === term[length]) length += 1
  return length
}
