import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres()
afterAll(() => database.close())

test('a listener hears what a transaction announces when it commits', async () => {
  const heard = new Promise<string>(
    (resolve) => void database.listen('news', resolve).then(announce),
  )
  async function announce(): Promise<void> {
    await database.db.transaction().execute(async (tx) => {
      await sql`select pg_notify('news', 'fresh')`.execute(tx)
    })
  }
  await expect(heard).resolves.toBe('fresh')
})
