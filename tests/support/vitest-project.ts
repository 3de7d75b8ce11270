import { hangsAfterMs } from './patience.ts'

/**
 * What all tests outside of a browser are read by. Vite would take the module form of graphql where its users, loaded by
 * Node.js, take the other: two realms.
 */
export const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

/**
 * What all tests outside of a browser have in common. They read the modules through one server of Vite, that of the
 * configuration which names them, unless they say anything of their own that changes how modules are read.
 */
export const project = (name: string, include: string[], options: object = {}) => ({
  test: {
    name,
    include,
    environment: 'node' as const,
    pool: 'threads' as const,
    // Files of one worker share what they import: loading it anew for each took nearly half of the time.
    isolate: false,
    testTimeout: hangsAfterMs,
    hookTimeout: hangsAfterMs,
    globalSetup: ['./tests/support/postgres-server.ts'],
    setupFiles: ['./tests/support/random-walks.ts', './tests/support/keep-statements.ts'],
    ...options,
  },
})
