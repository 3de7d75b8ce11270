import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import type { Tx } from '#domain/db.ts'
import { type Given, pipelined, prepared } from '#domain/prepared.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(1)
const { db } = database
afterAll(() => database.close())

const begin = <Result>(run: (tx: Tx) => Promise<Result>) => db.transaction().execute(run)

async function ask(by: typeof db, number: number): Promise<number> {
  const { rows } = await sql<{ answer: number }>`select ${number}::int + 1 as answer`.execute(by)
  return rows[0]?.answer ?? 0
}

const isInTransaction = async (by: typeof db): Promise<boolean> => {
  // Two statements in one transaction see one moment, two transactions see two.
  const look = () => sql<{ at: string }>`select now()::text as at where 1 = ${1}`.execute(by)
  const [one, other] = [await look(), await look()]
  return one.rows[0]?.at === other.rows[0]?.at
}

test('a statement that comes again is prepared once at most, and answers as before', async () => {
  for (let number = 0; number < 8; number += 1) expect(await ask(db, number)).toBe(number + 1)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements where statement like ${'%::int + 1%'}
  `.execute(db)
  // None where the files before this one have filled the list of names.
  expect(rows[0]?.count).toBeLessThanOrEqual(1)
})

test('texts that differ each time do not crowd the server', async () => {
  for (let number = 0; number < 700; number += 1)
    for (let again = 0; again < 2; again += 1)
      await sql`select ${number}::int as ${sql.id(`column_${number}`)}`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements`.execute(db)
  expect(rows[0]?.count).toBeLessThanOrEqual(300)
})

test('a transaction is one from its first statement on, and nothing of a failed one stays', async () => {
  expect(await begin(isInTransaction)).toBe(true)
  expect(await isInTransaction(db)).toBe(false)
  await sql`create table notes (text text not null)`.execute(db)
  const failing = begin(async (tx) => {
    await sql`insert into notes values (${'kept?'})`.execute(tx)
    await sql`insert into notes values (${null})`.execute(tx)
  })
  await expect(failing).rejects.toThrow('null value')
  await expect(begin((tx) => sql`select ${'x'}::int`.execute(tx))).rejects.toThrow('invalid input')
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from notes`.execute(
    db,
  )
  expect(rows[0]?.count).toBe(0)
  expect(await ask(db, 1)).toBe(2)
})

test('a transaction without statements, or with a slow start, is a transaction like any other', async () => {
  await begin(async () => {})
  const slow = begin(async (tx) => {
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    return isInTransaction(tx)
  })
  expect(await slow).toBe(true)
})

test('on a connection that is gone it fails once, and the next one has a new connection', async () => {
  const other = await openTestPostgres(1)
  const pid = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  await sql`select pg_terminate_backend(${pid.rows[0]?.pid})`.execute(other.db)
  await other.close()
  const answer = await eventually('a transaction on a new connection', () =>
    begin((tx) => ask(tx, 41)).catch(() => undefined),
  )
  expect(answer).toBe(42)
})

test('a connection that rests is kept for ten minutes, with what it prepared', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shop = await openDatabase({ url: database.url, poolSize: 1 })
  const connection = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(shop.db)
    return rows[0]?.pid
  }
  try {
    const first = await connection()
    await vi.advanceTimersByTimeAsync(9 * 60_000)
    expect(await connection()).toBe(first)
    await vi.advanceTimersByTimeAsync(11 * 60_000)
    expect(await connection()).not.toBe(first)
  } finally {
    vi.useRealTimers()
    await shop.close()
  }
})

test('of two statements that are sent together the second sees what others committed while the first waited', async () => {
  const others = await openDatabase({ url: database.url, poolSize: 1 })
  await sql`create table counters (name text primary key, value int not null)`.execute(db)
  await sql`insert into counters values ('locked', 0), ('seen', 0)`.execute(db)
  type Named = Given<{ name: string }>
  const lock = prepared(
    (_, { name }: Named) => sql`select from counters where name = ${name} for update`,
  )
  const look = prepared(
    (_, { name }: Named) => sql<{ value: number }>`select value from counters where name = ${name}`,
  )
  try {
    const waiting = Promise.withResolvers<number | undefined>()
    await others.db.transaction().execute(async (other) => {
      await lock(other, { name: 'locked' })
      begin(async (tx) => {
        const [, { rows }] = await pipelined(
          tx,
          lock.asked(tx, { name: 'locked' }),
          look.asked(tx, { name: 'seen' }),
        )
        return rows[0]?.value
      }).then(waiting.resolve, waiting.reject)
      await eventually('the first waits for its lock', async () => {
        const { rows } = await sql`select from pg_locks where not granted and ${1} = 1`.execute(
          other,
        )
        return rows[0]
      })
      await sql`update counters set value = ${1} where name = 'seen'`.execute(other)
    })
    expect(await waiting.promise).toBe(1)
  } finally {
    await others.close()
  }
})

test('what fails of two that are sent together leaves nothing, and the connection goes on', async () => {
  const divide = prepared((_, { by }: Given<{ by: number }>) => sql`select 1 / ${by}::int`)
  const both = (first: number, second: number) =>
    begin((tx) => pipelined(tx, divide.asked(tx, { by: first }), divide.asked(tx, { by: second })))
  await expect(both(0, 1)).rejects.toThrow('division by zero')
  await expect(both(1, 0)).rejects.toThrow('division by zero')
  expect(await ask(db, 1)).toBe(2)
})
