/**
 * The names that somebody most likely meant, the likeliest first: those that share most pairs of letters with what
 * was typed. Names that share next to nothing are left out.
 */
export function nearestNames(
  typed: string,
  names: ReadonlyMap<string, string>,
  count = 3,
): readonly string[] {
  const pairs = pairsOf(typed)
  return [...names]
    .map(([id, title]) => ({
      id,
      likeness: Math.max(likenessOf(pairs, id), likenessOf(pairs, title)),
    }))
    .filter(({ likeness }) => likeness >= likenessMin)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, count)
    .map(({ id }) => id)
}

/** Under a quarter in common two names only happen to share letters. */
const likenessMin = 0.25

const pairsOf = (text: string): ReadonlySet<string> => {
  const plain = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return new Set(
    Array.from(plain).flatMap((_, at) => (at === 0 ? [] : plain.slice(at - 1, at + 1))),
  )
}

/** 1 for the same letters, 0 for none; a part of a name counts for half of what it covers itself. */
function likenessOf(typed: ReadonlySet<string>, name: string): number {
  const pairs = pairsOf(name)
  const shared = typed.intersection(pairs).size
  const smaller = Math.min(typed.size, pairs.size)
  return smaller === 0 ? 0 : shared / (typed.size + pairs.size) + shared / smaller / 2
}
