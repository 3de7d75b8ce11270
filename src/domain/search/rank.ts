import { isOrderable } from '#domain/catalogue/variations.ts'
import type { SearchEntry, SearchGroupType } from './search-entry.ts'
import type { SearchIndex } from './search-index.ts'

export type ScoredEntry = { at: number; score: number }

/** How much of the best score of its group a hit needs. */
export type Floor = {
  share: number
  /** A donation is measured with the cards: the name of one was typed. */
  isForAll: boolean
}

/** Scores within a fifth of each other are equal: then the more popular comes first. */
const step = Math.log(1.2)
/** Names that begin with what was typed; shorter beginnings say little. */
const beginningMin = 4
const beginningBonus = 1.5

/** The best first: named exactly, then what can be bought, then by score, then by popularity. Each entry once. */
export function rank(
  { entries, names }: SearchIndex,
  found: readonly ScoredEntry[],
  { said, floor }: { said: string; floor: Floor },
): readonly SearchEntry[] {
  const best = new Map<number, number>()
  for (const { at, score } of found) {
    const isBegun = said.length >= beginningMin && names[at]?.some((name) => name.startsWith(said))
    best.set(at, Math.max(best.get(at) ?? 0, isBegun ? score * beginningBonus : score))
  }
  const tops = topsOf(entries, best)
  const card = floor.isForAll ? (tops.get('GIFTCARD') ?? 0) : 0
  const floorOf = (group: SearchGroupType): number =>
    Math.max(tops.get(group) ?? 0, group === 'DONATION' ? card : 0) * floor.share
  return [...best]
    .flatMap(([at, score]) => {
      const entry = entries[at]
      const isNamed = names[at]?.includes(said) === true
      if (entry === undefined || (!isNamed && score < floorOf(entry.group))) return []
      const tier = isNamed ? 0 : isSold(entry) ? 1 : 2
      return [{ entry, at, tier, bucket: Math.round(Math.log(score) / step) }]
    })
    .toSorted((one, two) => one.tier - two.tier || two.bucket - one.bucket || one.at - two.at)
    .map(({ entry }) => entry)
}

/** The best score of each group: a category that is named so must not hide the products in it. */
function topsOf(entries: readonly SearchEntry[], scores: ReadonlyMap<number, number>) {
  const tops = new Map<SearchGroupType, number>()
  for (const [at, score] of scores) {
    const group = entries[at]?.group
    if (group !== undefined) tops.set(group, Math.max(tops.get(group) ?? 0, score))
  }
  return tops
}

const isSold = (entry: SearchEntry): boolean => !('product' in entry) || isOrderable(entry.product)
