import { fileURLToPath } from 'node:url'
import { say } from './lib/console.mjs'
import { ensureNode } from './lib/runtime.mjs'

/** Runs all checks, from a bare clone too, but for what `tests/long-run.ts` lists. */
const startedAt = Date.now()
await ensureNode(fileURLToPath(import.meta.url))
const { countJourneys, runJourneys, runVitest } = await import('./lib/checks.mjs')
const { allProjects, prepareTests } = await import('./lib/prepare-tests.mjs')
const env = await prepareTests()
const { testsLeftOut } = await import('../tests/long-run.ts')

const tests = await runVitest(allProjects, env)
const journeys = await runJourneys(env)
const longOnly = (await countJourneys()) - journeys + tests.leftOut + testsLeftOut
const count = (number) => number.toLocaleString('en')
say(`
${count(tests.passed)} tests and ${count(journeys)} journeys passed; long run only: ${count(longOnly)} (npm run test:long).
It took ${Math.round((Date.now() - startedAt) / 60_000)} minutes.`)
