import fc from 'fast-check'

/**
 * `npm run test:long` asks for more and longer random walks, from a seed that it prints; the same seed walks the
 * same way again. Without these settings each run takes a fresh seed, which a failure prints.
 */
const seed = process.env.WALK_SEED
const runs = process.env.WALK_RUNS
fc.configureGlobal({
  ...(seed === undefined ? {} : { seed: Number(seed) }),
  ...(runs === undefined ? {} : { numRuns: Number(runs), interruptAfterTimeLimit: 600_000 }),
})
