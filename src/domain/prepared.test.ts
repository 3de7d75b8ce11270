import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { type Given, prepared, preparedQuery } from '#domain/prepared.ts'
import { InvariantViolated } from '#kernel/invariant.ts'
import { openTestDatabase } from '#tests/support/database.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

test('a statement is written once, and each run has values of its own', async () => {
  let written = 0
  const add = prepared((_, { left, right }: Given<{ left: number; right: number }>) => {
    written += 1
    return sql<{ sum: number }>`select ${left}::int + ${right}::int + ${1}::int as sum`
  })
  const sums = await Promise.all(
    [1, 2, 3].map(async (left) => (await add(db, { left, right: left * 10 })).rows),
  )
  expect(sums).toEqual([[{ sum: 12 }], [{ sum: 23 }], [{ sum: 34 }]])
  expect(written).toBe(1)
})

test('a value may stand in it more than once, and stands where its name does whatever the order they come in', async () => {
  const join = prepared(
    (_, { first, last }: Given<{ first: string; last: string }>) =>
      sql<{ text: string }>`select ${last}::text || ${first}::text || ${last}::text as text`,
  )
  const { rows } = await join(db, { first: 'a', last: 'b' })
  expect(rows).toEqual([{ text: 'bab' }])
})

test('it runs inside the transaction that it is given', async () => {
  const insert = prepared((one, { key }: Given<{ key: string }>) =>
    one.insertInto('attempts').values({ key, forgotten_at: new Date(0) }),
  )
  const isThere = preparedQuery((reading, { key }: Given<{ key: string }>) =>
    reading.selectFrom('attempts').select('key').where('key', '=', key),
  )
  const undone = db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await insert(tx, { key: 'prepared' })
    expect(numAffectedRows).toBe(1n)
    expect(await isThere(tx, { key: 'prepared' })).toEqual([{ key: 'prepared' }])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await isThere(db, { key: 'prepared' })).toEqual([])
})

test('values that are not taken by their names are a bug that says so', async () => {
  const careless = prepared((_, given: Given<{ a: number }>) => sql`select ${{ ...given }.a}::int`)
  await expect(async () => careless(db, { a: 1 })).rejects.toThrow(InvariantViolated)
})
