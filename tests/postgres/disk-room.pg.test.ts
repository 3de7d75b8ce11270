import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { watchDiskRoom } from '#platform/database/disk-room.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(1)
const { db } = database
afterAll(() => database.close())

test('a server that cannot write a file has no room, and has again ten seconds after it can', async () => {
  let now = 0
  const hasRoom = watchDiskRoom(database, { folder: tmpdir(), now: () => now })
  expect(await hasRoom()).toBe(true)
  await sql`set temp_file_limit = '100kB'`.execute(db)
  expect(await hasRoom()).toBe(true)
  now += 10_000
  expect(await hasRoom()).toBe(false)
  await sql`reset temp_file_limit`.execute(db)
  now += 10_000
  expect(await hasRoom()).toBe(true)
})

test('what has nothing to do with room is no answer', async () => {
  const hasRoom = watchDiskRoom(database, { folder: '/nowhere' })
  await expect(hasRoom()).rejects.toThrow('ENOENT')
})
