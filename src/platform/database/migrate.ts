import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from '#domain/db.ts'

/** Brings the database to the newest of `db/migrations/*.sql`; running it again changes nothing. */
export async function migrate(db: Kysely<Database>, folder: string): Promise<void> {
  const provider = {
    getMigrations: async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
      const entries = names.map(async (name): Promise<[string, Migration]> => {
        const text = await readFile(join(folder, name), 'utf8')
        return [
          name.slice(0, -4),
          {
            up: (tx) =>
              sql
                .raw(text)
                .execute(tx)
                .then(() => undefined),
          },
        ]
      })
      return Object.fromEntries(await Promise.all(entries))
    },
  }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
}
