import { defineConfig } from 'vitest/config'

/** Memory of one embedded database is about 300 MB, so workers are few. */
const databaseWorkersMax = 2

/** Vite would take the module form of graphql where its users, loaded by Node.js, take the other: two realms. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

/** Files of one worker share what they import: loading it anew for each took nearly half of the time. */
const shared = { isolate: false }

const project = (name: string, include: string[], options: object = {}) => ({
  resolve: oneGraphql,
  test: {
    name,
    include,
    environment: 'node' as const,
    pool: 'threads' as const,
    testTimeout: 30_000,
    hookTimeout: 60_000,
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
    maxWorkers: databaseWorkersMax,
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
        testTimeout: 120_000,
      }),
    ],
  },
})
