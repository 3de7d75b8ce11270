import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts'
import { migrationsFolder } from '#tests/support/database-image.ts'

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A fresh, migrated database of this test file's own on the real server. Close it in `afterAll`. */
export async function openTestPostgres(poolSize = 20): Promise<OpenDatabase & { url: string }> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href, poolSize })
  await migrate(database, migrationsFolder)
  return {
    ...database,
    url: url.href,
    close: async () => {
      await database.close()
      await administer(server, `drop database ${name} with (force)`)
    },
  }
}
