import type { PGlite } from '@electric-sql/pglite'
import { PGliteDialect } from 'kysely'

/**
 * PGlite prepares every query, and PostgreSQL prepares no text of several statements. Those without
 * parameters (migrations) therefore go the way of `exec`.
 */
type Runs = Pick<PGlite, 'query' | 'exec'>

const lenientQuery =
  (client: Runs): PGlite['query'] =>
  async (text, params, options) => {
    if (params !== undefined && params.length > 0) return client.query(text, params, options)
    const results = await client.exec(text, options)
    return (results.at(-1) ?? { rows: [], fields: [] }) as never
  }

export function pgliteDialect(pglite: PGlite): PGliteDialect {
  const client = {
    close: () => pglite.close(),
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    get waitReady() {
      return pglite.waitReady
    },
    query: lenientQuery(pglite),
    transaction: (run: (tx: { query: PGlite['query'] }) => Promise<unknown>) =>
      pglite.transaction((tx) => run({ query: lenientQuery(tx as never) })),
  }
  return new PGliteDialect({ pglite: client as never })
}
