import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCatalogue } from '#domain/catalogue/import-catalogue.ts'
import type { Db } from '#domain/db.ts'
import { createCatalogue } from '#platform/catalogue/create-catalogue.ts'
import { migrate } from '#platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts'
import { buildCategory, buildProduct } from '#tests/support/build-product.ts'
import { eventually } from '#tests/support/eventually.ts'
import { migrationsFolder } from '#tests/support/make-tables.ts'
import { startReplicaOf, startThrowAwayPostgres } from '#tests/support/postgres-server.ts'
import { isWhole } from '#tests/support/thoroughness.ts'

describe.runIf(isWhole('replica'))('a copy of the database', () => {
  let primary: ReturnType<typeof startThrowAwayPostgres>
  let copy: ReturnType<typeof startReplicaOf>
  let database: OpenDatabase
  let inCopy: OpenDatabase

  beforeAll(async () => {
    primary = startThrowAwayPostgres()
    copy = startReplicaOf(primary)
    database = await openDatabase({ url: primary.url, poolSize: 2, replicaUrl: copy.url })
    inCopy = await openDatabase({ url: copy.url, poolSize: 1 })
    await migrate(database, migrationsFolder)
  })
  afterAll(async () => {
    await inCopy.close()
    await database.close()
    copy.stop()
    primary.stop()
  })

  const isCopy = async (db: Db): Promise<boolean> => {
    const row = await db
      .selectNoFrom(sql<boolean>`pg_is_in_recovery()`.as('isCopy'))
      .executeTakeFirstOrThrow()
    return row.isCopy
  }
  const importNow = (id: string) =>
    database.db.transaction().execute((tx) =>
      importCatalogue(tx, {
        products: [buildProduct({ id })],
        categories: [buildCategory()],
        terms: new Map(),
      }),
    )

  test('is read for what may be a moment behind', async () => {
    await eventually('the tables in the copy', async () =>
      sql`select from ledger_accounts`.execute(inCopy.db).then(
        () => true,
        () => undefined,
      ),
    )
    expect(await database.readBehind(isCopy)).toBe(true)
  })

  test('keeps no import from the catalogue, however far it is behind', async () => {
    await importNow('diner-bon')
    const catalogue = await createCatalogue(database)
    await sql`select pg_wal_replay_pause()`.execute(inCopy.db)
    const heard = new Promise<void>((resolve) => catalogue.onChange(() => resolve()))
    const { version } = await importNow('film-bon')
    await heard
    expect(catalogue.current().version).toBe(version)
    expect(catalogue.current().products.map(({ id }) => id)).toEqual(['film-bon'])
    await sql`select pg_wal_replay_resume()`.execute(inCopy.db)
  })

  test('may go away: the database itself is read', async () => {
    await inCopy.close()
    copy.stop()
    expect(await database.readBehind(isCopy)).toBe(false)
    copy = startReplicaOf(primary)
    inCopy = await openDatabase({ url: copy.url, poolSize: 1 })
  })
})
