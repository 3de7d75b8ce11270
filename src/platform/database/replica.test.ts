import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Db } from '#domain/db.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { openReplica } from './replica.ts'

const primary = await openTestDatabase()
const copy = await openTestDatabase()
afterAll(async () => {
  await copy.close()
  await primary.close()
})

/** The two differ in one row, as a copy that is behind does. */
await sql`insert into spent_captchas values ('new', now())`.execute(primary.db)
const countRows = async (db: Db): Promise<number> =>
  (await db.selectFrom('spent_captchas').select('proof_key').execute()).length
const inCopy = 0
const inPrimary = 1

test('is read while it answers, left alone for ten seconds once it does not, and then asked again', async () => {
  let now = 0
  const replica = openReplica(
    primary.db,
    () => copy.db,
    () => now,
  )
  expect(await replica.read(countRows)).toBe(inCopy)
  await sql`alter table spent_captchas rename to away`.execute(copy.db)
  expect(await replica.read(countRows)).toBe(inPrimary)
  await sql`alter table away rename to spent_captchas`.execute(copy.db)
  now = 9999
  expect(await replica.read(countRows)).toBe(inPrimary)
  now = 10_000
  expect(await replica.read(countRows)).toBe(inCopy)
})

test('what fails in the database too fails as it would without a copy', async () => {
  const replica = openReplica(primary.db, () => copy.db)
  const failing = (): Promise<never> => Promise.reject(new Error('In both.'))
  await expect(replica.read(failing)).rejects.toThrow('In both.')
})
