import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortTerms } from './sorted-terms.ts'

/** Few different letters, so that terms share beginnings and lie near each other; one of them is no ASCII. */
const term = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 8 })
const vocabulary = fc.uniqueArray(term, { maxLength: 60 })

/** Levenshtein's distance as the textbook has it. */
function editDistance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const [restOfOne, restOfOther] = [one.slice(1), other.slice(1)]
  if (one[0] === other[0]) return editDistance(restOfOne, restOfOther)
  const left = editDistance(restOfOne, other)
  return 1 + Math.min(left, editDistance(one, restOfOther), editDistance(restOfOne, restOfOther))
}

describe('terms in their order', () => {
  test('are found exactly, each at its place, and no others', () => {
    fc.assert(
      fc.property(vocabulary, term, (words, asked) => {
        const terms = sortTerms(words)
        for (const word of words) expect(terms.at(terms.find(word) ?? -1)).toBe(word)
        expect(terms.find(asked) !== undefined).toBe(words.includes(asked))
      }),
    )
  })

  test('are found by their beginning, as a look at each of them finds them', () => {
    fc.assert(
      fc.property(vocabulary, term, (words, start) => {
        const terms = sortTerms(words)
        const found = Array.from(terms.beginningWith(start), terms.at)
        expect(found).toEqual(words.filter((word) => word.startsWith(start)).toSorted())
      }),
    )
  })

  test('are near a word exactly when their edit distance says so', () => {
    const distanceMax = fc.integer({ min: 0, max: 3 })
    fc.assert(
      fc.property(vocabulary, term, distanceMax, (words, asked, most) => {
        const terms = sortTerms(words)
        const found = terms
          .near(asked, most)
          .map(({ place, distance }) => [terms.at(place), distance])
        const all = words.toSorted().map((word) => [word, editDistance(word, asked)] as const)
        expect(found).toEqual(all.filter(([, distance]) => distance <= most))
      }),
    )
  })
})
