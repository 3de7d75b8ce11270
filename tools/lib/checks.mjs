import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { step, stop } from './console.mjs'
import { run } from './run.mjs'
import { root, tool } from './runtime.mjs'

const node = (script, args = [], options = {}) =>
  run(process.execPath, [script, ...args], { cwd: root, ...options })

/** Runs one check. Its output is shown only when it fails; then the checks end. */
const check = (title, work) =>
  step(title, work).catch((error) => stop(`${title}: failed.\n${error.output ?? error.message}`))

/** Each works out for itself what several files share: two take a fifth more processor time than one, and four a third. */
const checkers = Math.max(1, availableParallelism() - 1)

/**
 * Runs these side by side, with the other checks that need only the typed documents: none keeps more than one core
 * busy for long.
 */
export async function checkTypesAndStyle(beside = async () => {}) {
  await check('Typed documents and routes', async () => {
    await node(join(root, 'tools', 'codegen.ts'), [], { quiet: true })
    await node(tool('@react-router/dev/bin.cjs'), ['typegen'], { quiet: true })
  })
  await Promise.all([
    check('Types', () =>
      node(tool('typescript/bin/tsc'), ['--noEmit', '--checkers', String(checkers)], {
        quiet: true,
      }),
    ),
    check('Layers, names, sizes and format', () =>
      node(tool('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.'], {
        quiet: true,
      }),
    ),
    check('Catalogue', () =>
      node(join(root, 'src', 'server', 'catalogue-check.ts'), [], { quiet: true }),
    ),
    beside(),
  ])
}

/** A file for the report of a program, by which what it played is counted. */
const reportFile = () => join(mkdtempSync(join(tmpdir(), 'gift-card-shop-report-')), 'report.json')

const readReport = (file) => {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(dirname(file), { recursive: true })
  return report
}

/**
 * Runs the named Vitest projects, or files of them, their report in sight; detached, so that Ctrl-C is ours alone.
 * Returns how many tests passed and how many were left out.
 */
export async function runVitest(projects, env = {}, { files = [], detached = false } = {}) {
  const names = projects.flatMap((name) => ['--project', name])
  const file = reportFile()
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${file}`]
  await step(`Tests: ${projects.join(', ')}`, () =>
    node(tool('vitest/vitest.mjs'), ['run', ...names, ...reporters, ...files], { env, detached }),
  ).catch(() => stop(`Tests: ${projects.join(', ')}: failed.`))
  const { numPassedTests, numPendingTests } = readReport(file)
  return { passed: numPassedTests, leftOut: numPendingTests }
}

/** Walks the journeys, or files of them. Returns how many passed. */
export async function runJourneys(env = {}, { files = [] } = {}) {
  const file = reportFile()
  const args = ['test', '--reporter', 'list,json', ...files]
  await step('Journeys in a browser', () =>
    node(tool('@playwright/test/cli.js'), args, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    }),
  ).catch(() => {
    printFailedPages()
    stop('Journeys in a browser: failed.')
  })
  return readReport(file).stats.expected
}

/** Lines of a page that are printed: its `main` begins within the first forty. */
const pageLinesMax = 120

/** Prints the page of each failed journey: machines that build keep no files. */
function printFailedPages() {
  for (const file of globSync(join(root, 'test-results', '*', 'error-context.md'))) {
    const [, page = ''] = readFileSync(file, 'utf8').split('# Page snapshot')
    console.log(`\n${basename(dirname(file))}`)
    console.log(page.split('\n').slice(0, pageLinesMax).join('\n'))
  }
}

/** How many journeys there are, those of the long run too. */
export async function countJourneys() {
  const args = ['test', '--list']
  const listed = await node(tool('@playwright/test/cli.js'), args, {
    quiet: true,
    env: { LONG_RUN: '1' },
  })
  return Number(/^Total: (\d+) tests/m.exec(listed)?.[1])
}

/** Writes the pictures of `tests/e2e/looks/` instead of comparing with them. */
export async function runLooks(env = {}) {
  const args = ['test', 'looks', '--project', 'phone', '--update-snapshots', 'all']
  await step('Pictures of screens', () =>
    node(tool('@playwright/test/cli.js'), args, { env }),
  ).catch(() => stop('Pictures of screens: failed.'))
}
