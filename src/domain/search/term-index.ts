import SearchableMap from 'minisearch/SearchableMap'

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

/**
 * Which terms stand where, for catalogues of thousands: a hit takes four bytes, where a map of maps takes 46. A term
 * counts for what its field weighs and for how few entries hold it there; how often one says it, or how long its text
 * is, says nothing of a card. The tree is MiniSearch's.
 */
export class TermIndexBuilder<Field extends string> {
  readonly #weights: Readonly<Record<Field, number>>
  readonly #fields: readonly Field[]
  readonly #hitsOf = new Map<string, number[]>()
  #entryCount = 0

  constructor(weights: Readonly<Record<Field, number>>) {
    this.#weights = weights
    this.#fields = Object.keys(weights) as Field[]
  }

  /** Takes the number that follows the last one; each term of a field counts once. */
  add(termsOf: (field: Field) => Iterable<string>): void {
    const entry = this.#entryCount
    this.#entryCount += 1
    for (const [at, field] of this.#fields.entries())
      for (const term of new Set(termsOf(field))) {
        const hits = this.#hitsOf.get(term)
        const hit = (at << entryBits) | entry
        if (hits === undefined) this.#hitsOf.set(term, [hit])
        else hits.push(hit)
      }
  }

  finish(): TermIndex<Field> {
    const tree = new SearchableMap<number>()
    const starts = new Uint32Array(this.#hitsOf.size + 1)
    let number = 0
    for (const [term, hits] of this.#hitsOf) {
      tree.set(term, number)
      starts[number + 1] = (starts[number] ?? 0) + hits.length
      number += 1
    }
    const packed = new Uint32Array(starts[number] ?? 0)
    for (const [at, hits] of [...this.#hitsOf.values()].entries()) packed.set(hits, starts[at])
    return termIndex({
      tree,
      hitsOf: (at) => packed.subarray(starts[at], starts[at + 1]),
      entryCount: this.#entryCount,
      fields: this.#fields,
      weights: this.#weights,
    })
  }
}

type Kept<Field extends string> = {
  tree: SearchableMap<number>
  hitsOf(termNumber: number): Uint32Array
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
  for (const { term, share } of termsFor(kept.tree, query)) {
    const hits = kept.hitsOf(term)
    const worths = rarities(hits, kept).map((rarity, at) => rarity * (weights[at] ?? 0) * share)
    for (const hit of hits) {
      const worth = worths[hit >>> entryBits] ?? 0
      const entry = hit & entryMask
      if (worth > 0) scores.set(entry, (scores.get(entry) ?? 0) + worth)
    }
  }
  return scores
}

type FoundTerm = { term: number; share: number }

/** The terms of the index that the query speaks of. */
function* termsFor(
  tree: SearchableMap<number>,
  { terms, isBegun }: TermQuery<string>,
): Generator<FoundTerm> {
  for (const term of terms) {
    const itself = tree.get(term)
    if (itself !== undefined) yield { term: itself, share: 1 }
    if (isBegun !== true) continue
    for (const [whole, number] of tree.atPrefix(term))
      if (whole !== term) yield { term: number, share: shareOfBegun(term, whole) }
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
