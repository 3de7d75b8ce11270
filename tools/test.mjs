import { fileURLToPath } from 'node:url'
import { say } from './lib/console.mjs'
import { ensureBuilt, ensureInstalled, ensureNode } from './lib/runtime.mjs'

/**
 * Runs all checks, from a bare clone too. What is missing on the machine is installed or named; nothing is skipped.
 */
const startedAt = Date.now()
await ensureNode(fileURLToPath(import.meta.url))
const { ensureHeadlessBrowser, ensurePostgres, installForTests } = await import('./lib/machine.mjs')
await Promise.all([ensureInstalled(), installForTests()])

const { memoryFolder } = await import('./lib/memory-folder.mjs')
const { checkTypesAndStyle, runJourneys, runVitest } = await import('./lib/checks.mjs')

const postgres = process.env.TEST_DATABASE_URL === undefined ? await ensurePostgres() : ''
const browser = await ensureHeadlessBrowser()
await checkTypesAndStyle(ensureBuilt)
const folder = memoryFolder()
const env = {
  ...{ POSTGRES_BIN: postgres, CHROMIUM: browser, FILES: 'drawn' },
  ...(folder === undefined ? {} : { TMPDIR: folder }),
}
await runVitest(['unit', 'api', 'postgres', 'components'], env)
await runJourneys(env)
say(`\nEverything holds, after ${Math.round((Date.now() - startedAt) / 1000)} s.`)
