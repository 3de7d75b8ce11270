import { checkTypesAndStyle } from './checks.mjs'
import { ensureHeadlessBrowser, ensurePostgres, installForTests } from './machine.mjs'
import { memoryFolder } from './memory-folder.mjs'
import { ensureBuilt, ensureInstalled } from './runtime.mjs'

/**
 * Gets all that tests need, and checks types and style. What is missing on the machine is installed or named. Returns
 * the environment for Vitest and for journeys.
 */
export async function prepareTests() {
  await Promise.all([ensureInstalled(), installForTests()])
  const postgres = process.env.TEST_DATABASE_URL === undefined ? await ensurePostgres() : ''
  const browser = await ensureHeadlessBrowser()
  await checkTypesAndStyle(ensureBuilt)
  const folder = memoryFolder()
  return {
    POSTGRES_BIN: postgres,
    CHROMIUM: browser,
    ...(folder === undefined ? {} : { TMPDIR: folder }),
  }
}

/** All tests of Vitest. */
export const allProjects = ['unit', 'api', 'postgres', 'components']
