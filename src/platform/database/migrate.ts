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

/** The tables are older than this release, and this process has no right to change them. */
export class SchemaBehind extends Error {
  constructor(missing: readonly string[]) {
    super(
      `The database lacks ${missing.join(', ')}, and this role may not change its tables: run "npm run shop -- migrate" with DATABASE_OWNER_URL.`,
    )
  }
}

/** Brings the database to the newest of `db/migrations/*.sql`; running it again changes nothing. */
export async function migrate(
  database: Pick<OpenDatabase, 'db' | 'url' | 'isPooled'>,
  folder: string,
): Promise<void> {
  if ((await findMissing(database.db, folder)).length === 0) return
  if (database.url === undefined) return migrateWith(database.db, folder)
  const { url, isPooled } = database
  const listenUrl = isPooled ? url : undefined
  const patient = await openDatabase({ url, listenUrl, poolSize: 1, isPatient: true })
  try {
    await migrateWith(patient.db, folder)
  } finally {
    await patient.close()
  }
}

/**
 * For a process that starts: migrates where its role owns the tables, as where one role does everything. Any other role
 * finds them ready, or the start fails with `SchemaBehind`: serving with tables that are not there would fail everywhere
 * at once, and a process that ends is started again until somebody migrated, while those of the release before go on.
 * Answers whether the role owns the tables, for the queue has some too.
 */
export async function ensureMigrated(
  database: Pick<OpenDatabase, 'db' | 'url' | 'isPooled'>,
  folder: string,
): Promise<boolean> {
  const ownsTables = await mayMakeTables(database.db)
  const missing = await findMissing(database.db, folder)
  if (missing.length > 0 && !ownsTables) throw new SchemaBehind(missing)
  await migrate(database, folder)
  return ownsTables
}

/** Those that the database has and this release has not are of a newer one, whose tables serve this one too. */
async function findMissing(db: Kysely<Database>, folder: string): Promise<readonly string[]> {
  const { rows: tables } = await sql`
    select from pg_tables where schemaname = 'public' and tablename = 'kysely_migration'`.execute(
    db,
  )
  const { rows } =
    tables.length === 0
      ? { rows: [] }
      : await sql<{ name: string }>`select name from public.kysely_migration`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  return (await namesIn(folder)).filter((name) => !done.has(name))
}

async function mayMakeTables(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege('public', 'create') as may`.execute(db)
  return rows[0]?.may === true
}

const ending = '.sql'

async function namesIn(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending))
  return names.map((name) => name.slice(0, -ending.length)).sort()
}

async function migrateWith(db: Kysely<Database>, folder: string): Promise<void> {
  const provider = {
    getMigrations: async () => {
      const entries = (await namesIn(folder)).map(async (name): Promise<[string, Migration]> => {
        const text = await readFile(join(folder, `${name}${ending}`), 'utf8')
        return [
          name,
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
