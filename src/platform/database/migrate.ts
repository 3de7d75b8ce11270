import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from '#domain/db.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

/**
 * A change of a table waits for whoever reads it, and everybody else waits behind it: it rather fails, and is tried
 * again by the next start.
 */
const lockTimeout = "set local lock_timeout = '10s'"

/** Brings the database to the newest of `db/migrations/*.sql`; running it again changes nothing. */
export async function migrate(database: OpenDatabase, folder: string): Promise<void> {
  if (database.url === undefined) return migrateWith(database.db, folder)
  const patient = await openDatabase({ url: database.url, poolSize: 1, isPatient: true })
  try {
    await migrateWith(patient.db, folder)
  } finally {
    await patient.close()
  }
}

async function migrateWith(db: Kysely<Database>, folder: string): Promise<void> {
  const provider = {
    getMigrations: async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
      const entries = names.map(async (name): Promise<[string, Migration]> => {
        const text = await readFile(join(folder, name), 'utf8')
        return [
          name.slice(0, -4),
          {
            up: async (tx) => {
              await sql.raw(lockTimeout).execute(tx)
              await sql.raw(text).execute(tx)
            },
          },
        ]
      })
      return Object.fromEntries(await Promise.all(entries))
    },
  }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
}
