import { availableParallelism, totalmem } from 'node:os'
import { defineConfig } from 'vitest/config'
import { hangsAfterMs } from './tests/support/patience.ts'

/** A worker holds an embedded database (about 300 MB) beside what its files import. */
const workerMemoryBytes = 1024 ** 3

const workersMax = Math.max(
  2,
  Math.min(availableParallelism(), Math.floor(totalmem() / workerMemoryBytes)),
)

/** One seed for all random walks and samples of a run, printed so that the same run can be had again. */
if (process.env.WALK_SEED === undefined) {
  process.env.WALK_SEED = String(Math.floor(Math.random() * 2 ** 31))
  process.stdout.write(`Random walks and samples: WALK_SEED=${process.env.WALK_SEED}\n`)
}

/** Vite would take the module form of graphql where its users, loaded by Node.js, take the other: two realms. */
export const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

/** Files of one worker share what they import: loading it anew for each took nearly half of the time. */
const shared = { isolate: false }

const project = (name: string, include: string[], options: object = {}) => ({
  resolve: oneGraphql,
  test: {
    name,
    include,
    environment: 'node' as const,
    pool: 'threads' as const,
    testTimeout: hangsAfterMs,
    hookTimeout: hangsAfterMs,
    setupFiles: ['./tests/support/random-walks.ts'],
    ...options,
  },
})

/**
 * `unit`: beside the code, on the embedded database. `api`: the server over HTTP. `postgres`: races, locks and
 * kills, on a real PostgreSQL. Journeys in a browser are Playwright's.
 */
export default defineConfig({
  test: {
    maxWorkers: workersMax,
    projects: [
      project('unit', ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/*.test.ts'], {
        globalSetup: ['./tests/support/database-image.ts'],
        ...shared,
      }),
      project('api', ['tests/api/**/*.test.ts'], {
        globalSetup: ['./tests/support/database-image.ts'],
        ...shared,
      }),
      project('postgres', ['tests/postgres/**/*.pg.test.ts'], {
        globalSetup: ['./tests/support/postgres-server.ts'],
      }),
    ],
  },
})
