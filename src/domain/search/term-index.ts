import { type SortedTerms, sortTerms } from './sorted-terms.ts'

/** Entries that hold one of the terms, each scored by `share`. */
export type TermQuery<Field extends string> = {
  terms: readonly string[]
  /** Of the weight of a term that was typed itself, 0 to 1. */
  share: number
  /** Terms that only begin so are hits too, of less weight the more is left to type. */
  isBegun?: boolean
  /** Looked for in these fields alone. */
  only?: readonly Field[]
}

/** `either`: the scores of all that hit, added up. `every`: of the entries that all of them hit. */
export type Query<Field extends string> =
  | TermQuery<Field>
  | { either: readonly Query<Field>[] }
  | { every: readonly Query<Field>[] }

export type TermIndex<Field extends string> = {
  /** The score of each entry that is hit, by its number. */
  search(query: Query<Field>): ReadonlyMap<number, number>
}

type Scores = Map<number, number>

/** Of a term that was only begun, before what is left to type takes its part. */
const begunShare = 0.375
/** How much each letter that is left to type counts against a term. */
const letterShare = 0.3

/** One hit is one number: which field in its upper bits, which entry in its lower 24. */
const entryBits = 24
const entryMask = 2 ** entryBits - 1

/** Takes one entry after the other, and gives the index of all of them. */
export type TermCollection<Field extends string> = {
  /** The entry has the number that follows the last one. Each term of a field counts once. */
  add(termsOf: (field: Field) => Iterable<string>): void
  finish(): TermIndex<Field>
}

/**
 * Which terms stand where, for catalogues of thousands: a hit takes four bytes, where a map of maps takes 46. A term
 * counts for what its field weighs and for how few entries hold it there; how often one says it, or how long its text
 * is, says nothing of a card.
 */
export function collectTerms<Field extends string>(
  weights: Readonly<Record<Field, number>>,
): TermCollection<Field> {
  const fields = Object.keys(weights) as Field[]
  const collected = new Map<string, number[]>()
  let entryCount = 0
  let hitCount = 0

  return {
    add: (termsOf) => {
      for (const [at, field] of fields.entries())
        for (const term of termsOf(field)) {
          const hits = collected.get(term)
          const hit = (at << entryBits) | entryCount
          // Hits come in order: the same one again can only be the last.
          if (hits?.at(-1) === hit) continue
          if (hits === undefined) collected.set(term, [hit])
          else hits.push(hit)
          hitCount += 1
        }
      entryCount += 1
    },
    finish: () => {
      const terms = sortTerms(collected.keys())
      const hits = new Uint32Array(hitCount)
      const starts = new Uint32Array(collected.size + 1)
      for (let place = 0; place < collected.size; place += 1) {
        const start = starts[place] ?? 0
        const own = collected.get(terms.at(place)) ?? []
        hits.set(own, start)
        starts[place + 1] = start + own.length
      }
      return termIndex({ terms, hits, starts, entryCount, fields, weights })
    },
  }
}

type Kept<Field extends string> = {
  terms: SortedTerms
  /** The hits of all terms, those of each from its start to the next one's. */
  hits: Uint32Array
  starts: Uint32Array
  entryCount: number
  fields: readonly Field[]
  weights: Readonly<Record<Field, number>>
}

function termIndex<Field extends string>(kept: Kept<Field>): TermIndex<Field> {
  const search = (query: Query<Field>): Scores => {
    if ('either' in query) return query.either.map(search).reduce(added, new Map())
    if ('every' in query) {
      const [first, ...rest] = query.every.map(search)
      return rest.reduce(common, first ?? new Map())
    }
    return scoreTerms(kept, query)
  }
  return { search }
}

function scoreTerms<Field extends string>(kept: Kept<Field>, query: TermQuery<Field>): Scores {
  const scores: Scores = new Map()
  const weights = kept.fields.map((field) =>
    query.only === undefined || query.only.includes(field) ? kept.weights[field] * query.share : 0,
  )
  for (const { hits, share } of termsFor(kept, query)) {
    const worths = rarities(hits, kept).map((rarity, at) => rarity * (weights[at] ?? 0) * share)
    for (const hit of hits) {
      const worth = worths[hit >>> entryBits] ?? 0
      const entry = hit & entryMask
      if (worth > 0) scores.set(entry, (scores.get(entry) ?? 0) + worth)
    }
  }
  return scores
}

type FoundTerm = { hits: Uint32Array; share: number }

/** The terms of the index that the query speaks of. */
function* termsFor(
  { terms, hits, starts }: Pick<Kept<string>, 'terms' | 'hits' | 'starts'>,
  query: TermQuery<string>,
): Generator<FoundTerm> {
  const hitsAt = (place: number) => hits.subarray(starts[place], starts[place + 1])
  for (const term of query.terms) {
    const itself = terms.find(term)
    if (itself !== undefined) yield { hits: hitsAt(itself), share: 1 }
    if (query.isBegun !== true) continue
    for (const place of terms.beginningWith(term))
      if (place !== itself)
        yield { hits: hitsAt(place), share: shareOfBegun(term, terms.at(place)) }
  }
}

const shareOfBegun = (begun: string, whole: string): number =>
  (begunShare * whole.length) / (whole.length + letterShare * (whole.length - begun.length))

/** By field the inverse document frequency of BM25: what few entries hold there says more. */
function rarities(
  hits: Uint32Array,
  { fields, entryCount }: Pick<Kept<string>, 'fields' | 'entryCount'>,
): readonly number[] {
  const counts = new Uint32Array(fields.length)
  for (const hit of hits) counts[hit >>> entryBits] = (counts[hit >>> entryBits] ?? 0) + 1
  return Array.from(counts, (count) => Math.log(1 + (entryCount - count + 0.5) / (count + 0.5)))
}

function added(sums: Scores, more: Scores): Scores {
  for (const [entry, score] of more) sums.set(entry, (sums.get(entry) ?? 0) + score)
  return sums
}

function common(one: Scores, other: Scores): Scores {
  const both: Scores = new Map()
  for (const [entry, score] of other) {
    const known = one.get(entry)
    if (known !== undefined) both.set(entry, known + score)
  }
  return both
}
