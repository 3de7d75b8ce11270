import { hangsAfterMs } from './patience.ts'

/** Vite would take the module form of graphql where its users, loaded by Node.js, take the other: two realms. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

/** What all tests outside of a browser have in common. */
export const project = (name: string, include: string[], options: object = {}) => ({
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
