import fc from 'fast-check'

/**
 * The seed of this run, printed by vitest.config.ts and playwright.config.ts; the same seed walks and samples the same
 * way again. Whoever asks before it is printed would sample other things than the workers do, so they fail.
 */
export function walkSeed(): number {
  const seed = Number(process.env.WALK_SEED)
  if (!Number.isInteger(seed)) throw new Error('WALK_SEED is printed before anything is sampled.')
  return seed
}

const runs = process.env.WALK_RUNS

/** How many random walks `npm run test:long` asks of each property; undefined in `npm test`. */
export const walksWanted = runs === undefined ? undefined : Number(runs)

/** `npm test` plays a sample of what takes long, `npm run test:long` all of it. */
export const isThorough = walksWanted !== undefined

/** All of them in the long run, else as many as said, other ones with every seed. */
export const sampleOf = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  isThorough ? items : someOf(items, count)

/** Of lists that take half an hour: all of them where `npm run test:long` plays them, which it does once. */
export const portionOf = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  process.env.LISTS === 'all' ? items : someOf(items, count)

/** As many of them as said, other ones with every seed. */
export function someOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items
  const [sample = []] = fc.sample(
    fc.shuffledSubarray([...items], { minLength: count, maxLength: count }),
    { seed: walkSeed(), numRuns: 1 },
  )
  return sample
}

/** Whether `npm test` asks, which plays a part of the files that are drawn; named by hand, or in the long run, each is played. */
export const isDrawn = process.env.FILES === 'drawn'

/** The files that this run leaves out: all but as many as said, others with every seed. */
export function leftOut(files: readonly string[], played: number): string[] {
  if (!isDrawn) return []
  const drawn = new Set(someOf(files, played))
  return files.filter((file) => !drawn.has(file))
}
