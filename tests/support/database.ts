import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts'

/** A fresh, migrated, embedded database of this test file's own, in memory. Close it in `afterAll`. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const image = await openAsBlob(inject('databaseImage'))
  return openDatabase({ folder: undefined, image })
}
