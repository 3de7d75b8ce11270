import { readFileSync } from 'node:fs'
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts'
import { databaseImage } from './database-image.ts'
import { openTestPostgres } from './postgres.ts'

/**
 * A fresh, migrated database of this test file's own: on the server of all tests, or on the embedded engine, where
 * `npm run test:long` asks for everything once more (`TEST_ENGINE=embedded`). Close it in `afterAll`.
 */
export const openTestDatabase = (): Promise<OpenDatabase> =>
  process.env.TEST_ENGINE === 'embedded' ? openTestEmbedded() : openTestPostgres(10)

/** The same on the embedded engine, in memory: for what both have to hold in every run. */
export async function openTestEmbedded(): Promise<OpenDatabase> {
  // Read whole at once: another process may put the same image in its place meanwhile.
  const image = new Blob([readFileSync(await databaseImage())])
  return openDatabase({ folder: undefined, image })
}
