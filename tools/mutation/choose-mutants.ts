import { createHash } from 'node:crypto'

/**
 * As many as said, chosen by a seed. Each has its own rank under a seed, so a mutant that comes or goes with a change
 * of the code moves at most one other in or out.
 */
export function chooseMutants<Item extends { id: string }>(
  mutants: readonly Item[],
  { seed, count }: { seed: number; count: number },
): Item[] {
  const rank = ({ id }: Item) => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  const ranked = mutants.map((mutant) => ({ mutant, rank: rank(mutant) }))
  const chosen = ranked.toSorted((left, right) => (left.rank < right.rank ? -1 : 1)).slice(0, count)
  const kept = new Set(chosen.map(({ mutant }) => mutant))
  return mutants.filter((mutant) => kept.has(mutant))
}
