import { createRequire } from 'node:module'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { makeTables as makeTablesOf, migrationsIn } from '#server/migrate-database.ts'

const home = new URL('../../', import.meta.url).pathname

export const migrationsFolder = migrationsIn(home)

/** The release of the library whose tables lie beside ours. */
export const queueRelease: string = createRequire(import.meta.url)('pg-boss/package.json').version

const log = {
  error: (_: object, sentence: string) => {
    throw new Error(sentence)
  },
}

/** As the operator's `migrate` makes them, of this tree. */
export const makeTables = (database: OpenDatabase): Promise<void> =>
  makeTablesOf(database, { home, log })
