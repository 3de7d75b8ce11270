import { type ExpandedWords, lookIn } from './expand-words.ts'
import type { Floor, ScoredEntry } from './rank.ts'
import type { SearchIndex } from './search-index.ts'

/** Hits this much weaker than the best only share a word with it. */
export const ofShared: Floor = { share: 0.05, isForAll: false }
/** Beside a card that is called by the very word: others that have to do with it. */
const besideName: Floor = { share: 0.1, isForAll: false }
/** Who typed a card's whole name, "dinerbon", asked for no other. */
const besideWholeName: Floor = { share: 0.25, isForAll: true }

/** One word that is the name of the best card leaves less room for guesses. */
export function floorUnder(
  index: SearchIndex,
  telling: readonly string[],
  { slots, found }: Pick<ExpandedWords, 'slots'> & { found: readonly ScoredEntry[] },
): Floor {
  const [word, ...others] = telling
  if (word === undefined || others.length > 0) return ofShared
  const best = bestCard(index, found)
  const isNamed =
    best !== undefined && slots.some((slot) => index.terms.isHit(best.at, lookIn(['name'], slot)))
  if (!isNamed) return ofShared
  return index.analysis.withoutGift(word) === undefined ? besideName : besideWholeName
}

/** The first of those with the highest score. */
function bestCard({ entries }: SearchIndex, found: readonly ScoredEntry[]) {
  let best: ScoredEntry | undefined
  for (const one of found)
    if (entries[one.at]?.group === 'GIFTCARD' && (best === undefined || one.score > best.score))
      best = one
  return best
}
