import fc from 'fast-check'
import { walkSeed, walksWanted } from '#tests/support/thoroughness.ts'

/** Every random walk starts from the printed seed; `npm run test:long` asks for more and longer ones. */
fc.configureGlobal({
  seed: walkSeed(),
  ...(walksWanted === undefined ? {} : { numRuns: walksWanted, interruptAfterTimeLimit: 600_000 }),
})
