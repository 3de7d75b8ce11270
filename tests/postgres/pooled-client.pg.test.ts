import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#platform/database/open-database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(1)
const { db } = database
afterAll(() => database.close())

const begin = <Result>(run: (tx: Parameters<typeof ask>[0]) => Promise<Result>) =>
  db.transaction().execute(run)

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
