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
  /** Whether this entry is among those that are hit. */
  isHit(entry: number, query: Query<Field>): boolean
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
      return termIndex({
        ...{ terms, hits, starts, entryCount, fields, weights },
        rarities: new Map(),
      })
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
  /** What a term says by field, by its place: worked out when it is first asked for. */
  rarities: Map<number, Float64Array>
}

function termIndex<Field extends string>(kept: Kept<Field>): TermIndex<Field> {
  /** Adds to `scores`, so that what may stand for one thing needs no scores of its own. */
  const add = (query: Query<Field>, scores: Scores): Scores => {
    if ('either' in query) for (const one of query.either) add(one, scores)
    else if ('every' in query) addAll(scores, every(query.every))
    else addTerms(kept, query, scores)
    return scores
  }
  const search = (query: Query<Field>): Scores => add(query, new Map())
  const every = (queries: readonly Query<Field>[]): Scores => {
    const [first, ...rest] = queries.map(search)
    return rest.reduce(common, first ?? new Map())
  }
  const isHit = (entry: number, query: Query<Field>): boolean => {
    if ('either' in query) return query.either.some((one) => isHit(entry, one))
    if ('every' in query)
      return query.every.length > 0 && query.every.every((one) => isHit(entry, one))
    return holdsTerm(kept, query, entry)
  }
  return { search, isHit }
}

function addTerms<Field extends string>(
  kept: Kept<Field>,
  query: TermQuery<Field>,
  scores: Scores,
): void {
  const weights = weightsIn(kept, query)
  for (const { place, share } of termsFor(kept.terms, query)) {
    const rarities = raritiesAt(place, kept)
    for (const hit of hitsAt(place, kept)) {
      const field = hit >>> entryBits
      const worth = (rarities[field] ?? 0) * (weights[field] ?? 0) * share
      if (worth === 0) continue
      const entry = hit & entryMask
      scores.set(entry, (scores.get(entry) ?? 0) + worth)
    }
  }
}

function holdsTerm<Field extends string>(
  kept: Kept<Field>,
  query: TermQuery<Field>,
  entry: number,
): boolean {
  const weights = weightsIn(kept, query)
  const isOfEntry = (hit: number): boolean =>
    (hit & entryMask) === entry && weights[hit >>> entryBits] !== 0
  return termsFor(kept.terms, query).some(({ place }) => hitsAt(place, kept).some(isOfEntry))
}

/** By field, 0 where the query does not look. */
const weightsIn = <Field extends string>(
  { fields, weights }: Kept<Field>,
  { only, share }: TermQuery<Field>,
): readonly number[] =>
  fields.map((field) => (only === undefined || only.includes(field) ? weights[field] * share : 0))

type FoundTerm = { place: number; share: number }

/** The terms of the index that the query speaks of. */
function* termsFor(terms: SortedTerms, query: TermQuery<string>): Generator<FoundTerm> {
  for (const term of query.terms) {
    if (query.isBegun !== true) {
      const place = terms.find(term)
      if (place !== undefined) yield { place, share: 1 }
      continue
    }
    for (const place of terms.beginningWith(term))
      yield { place, share: shareOfBegun(term, terms.at(place)) }
  }
}

/** 1 for the term itself. */
const shareOfBegun = (begun: string, whole: string): number =>
  whole.length === begun.length
    ? 1
    : (begunShare * whole.length) / (whole.length + letterShare * (whole.length - begun.length))

const hitsAt = (place: number, { hits, starts }: Kept<string>): Uint32Array =>
  hits.subarray(starts[place], starts[place + 1])

/** By field the inverse document frequency of BM25: what few entries hold there says more. */
function raritiesAt(place: number, kept: Kept<string>): Float64Array {
  const known = kept.rarities.get(place)
  if (known !== undefined) return known
  const counts = new Float64Array(kept.fields.length)
  for (const hit of hitsAt(place, kept))
    counts[hit >>> entryBits] = (counts[hit >>> entryBits] ?? 0) + 1
  const rarities = counts.map((count) =>
    Math.log(1 + (kept.entryCount - count + 0.5) / (count + 0.5)),
  )
  kept.rarities.set(place, rarities)
  return rarities
}

function addAll(sums: Scores, more: Scores): void {
  for (const [entry, score] of more) sums.set(entry, (sums.get(entry) ?? 0) + score)
}

function common(one: Scores, other: Scores): Scores {
  const both: Scores = new Map()
  for (const [entry, score] of other) {
    const known = one.get(entry)
    if (known !== undefined) both.set(entry, known + score)
  }
  return both
}
