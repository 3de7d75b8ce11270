import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database/open-database.ts'
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

type Bounds = { statement: string; lock: string; idle: string }

test('no connection of the shop waits for ever, and those of the operator take as long as they take', async () => {
  const boundsOf = async (db: typeof database.db): Promise<Bounds | undefined> => {
    const { rows } = await sql<Bounds>`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
    return rows[0]
  }
  const { url } = database
  const ofShop = await openDatabase({ url, poolSize: 1 })
  expect(await boundsOf(ofShop.db)).toEqual({ statement: '15s', lock: '10s', idle: '15s' })
  await ofShop.close()
  const patient = await openDatabase({ url, poolSize: 1, isPatient: true })
  expect(await boundsOf(patient.db)).toEqual({ statement: '0', lock: '0', idle: '0' })
  await patient.close()
})
