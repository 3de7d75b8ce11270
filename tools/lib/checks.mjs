import { availableParallelism } from 'node:os'
import { join } from 'node:path'
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

/** Runs the named Vitest projects, or files of them, their report in sight; detached, so that Ctrl-C is ours alone. */
export async function runVitest(projects, env = {}, { files = [], detached = false } = {}) {
  const names = projects.flatMap((name) => ['--project', name])
  await step(`Tests: ${projects.join(', ')}`, () =>
    node(tool('vitest/vitest.mjs'), ['run', ...names, ...files], { env, detached }),
  ).catch(() => stop(`Tests: ${projects.join(', ')}: failed.`))
}

export async function runJourneys(env = {}) {
  await step('Journeys in a browser', () =>
    node(tool('@playwright/test/cli.js'), ['test'], { env }),
  ).catch(() => stop('Journeys in a browser: failed.'))
}

/** Writes the pictures of `tests/e2e/looks/` instead of comparing with them. */
export async function runLooks(env = {}) {
  const args = ['test', 'looks', '--project', 'phone', '--update-snapshots', 'all']
  await step('Pictures of screens', () =>
    node(tool('@playwright/test/cli.js'), args, { env }),
  ).catch(() => stop('Pictures of screens: failed.'))
}
