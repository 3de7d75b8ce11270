import { type SampleName, type ShortenedName, samples } from '#tests/long-run.ts'

/** Whether this is `npm run test:long`, or `LONG_RUN=1` set by hand: everything is played. */
export const isLongRun = process.env.LONG_RUN !== undefined

/** The seed of the random walks, printed by vitest.config.ts; the same seed walks the same way again. */
export function walkSeed(): number {
  const seed = Number(process.env.WALK_SEED)
  if (!Number.isInteger(seed)) throw new Error('WALK_SEED is printed before anything walks.')
  return seed
}

const runs = process.env.WALK_RUNS

/** How many random walks `npm run test:long` asks of each property; undefined in `npm test`. */
export const walksWanted = runs === undefined ? undefined : Number(runs)

/** Whether what `tests/long-run.ts` names is played whole. */
export const isWhole = (_name: ShortenedName): boolean => isLongRun

/** The part of a list that `npm test` plays, as `tests/long-run.ts` says: the same each time. The long run plays all. */
export function sampleOf<Item>(name: SampleName, items: readonly Item[]): readonly Item[] {
  const sample: { plays: number; of?: number } = samples[name]
  if (sample.of !== undefined && sample.of !== items.length)
    throw new Error(`tests/long-run.ts: "${name}" has ${items.length}, not ${sample.of}.`)
  const takesAll = name.startsWith('naughty') ? process.env.LISTS === 'all' : isLongRun
  return takesAll ? items : spread(items, sample.plays)
}

/** So many of them, evenly spread over the list. */
const spread = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.length <= count
    ? items
    : Array.from(
        { length: count },
        (_, at) => items[Math.floor((at * items.length) / count)] as Item,
      )
