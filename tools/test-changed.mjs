import { fileURLToPath } from 'node:url'
import { say, stop } from './lib/console.mjs'
import { run } from './lib/run.mjs'
import { ensureNode, root } from './lib/runtime.mjs'

/**
 * Plays what can notice the changes since a commit, those that are not committed too: `npm run test:changed -- HEAD~3`.
 * Without a name it is the commit at which this branch left `main`, or the last one on `main` itself.
 */
await ensureNode(fileURLToPath(import.meta.url))
const { reachOf } = await import('../tests/support/reach.ts')

const git = async (...words) => (await run('git', words, { quiet: true, cwd: root })).trim()
const linesOf = (text) => text.split('\n').filter((line) => line !== '')

const base = process.argv[2] ?? (await findBase())
const changed = await git('diff', '--name-only', '--no-renames', base)
  .then(linesOf)
  .catch(() => stop(`There is no commit named ${base}.`))
const added = linesOf(await git('ls-files', '--others', '--exclude-standard'))
const reach = reachOf([...changed, ...added])

if (changed.length + added.length === 0) {
  say(`Nothing changed since ${base}.`)
  process.exit(0)
}
if (reach.everything) say(`Everything is played: ${reach.because} changed.`)
else {
  const walked = reach.journeys === 'all' ? 'all' : reach.journeys.length
  say(`${reach.tests.length} files of tests and ${walked} of journeys are played.`)
}

const { runJourneys, runVitest } = await import('./lib/checks.mjs')
const { allProjects, prepareTests } = await import('./lib/prepare-tests.mjs')
const env = await prepareTests()
const tests = await runVitest(allProjects, env, { files: reach.everything ? [] : reach.tests })
const walksAll = reach.everything || reach.journeys === 'all'
const named = walksAll ? [] : reach.journeys.map((name) => `/${name}.e2e.ts`)
const journeys = walksAll || named.length > 0 ? await runJourneys(env, { files: named }) : 0
say(`\n${tests.passed} tests and ${journeys} journeys passed. npm test plays the rest.`)

async function findBase() {
  const head = await git('rev-parse', 'HEAD')
  const left = await git('merge-base', 'HEAD', 'main').catch(() => 'HEAD~1')
  return left === head ? 'HEAD~1' : left
}
