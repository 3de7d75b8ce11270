import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { PreparedHere, PreparedQuery } from '#platform/database/prepared-query.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(1)
const opened: pg.Client[] = []
afterAll(async () => {
  for (const client of opened) await client.end()
  await database.close()
})

/** Asks by prepared statements alone, and counts what the server describes. */
async function connect() {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  opened.push(client)
  const here = new PreparedHere()
  let described = 0
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  for (const answer of ['rowDescription', 'noData'])
    connection.on(answer, () => {
      described += 1
    })
  const ask = (text: string, ...values: unknown[]) =>
    new Promise<pg.QueryResult>((resolve, reject) => {
      const callback = (error: Error | null, answer: pg.QueryResult) =>
        error === null ? resolve(answer) : reject(error)
      client.query(new PreparedQuery({ name: text.slice(0, 60), text, values, here, callback }))
    })
  return { ask, described: () => described }
}

test('what is asked again reads as the first time, and is described once: each type, nothing, no row, rows that are only written', async () => {
  const { ask, described } = await connect()
  await ask('create temporary table things (id int, at timestamptz, facts jsonb, is_good boolean)')
  const at = new Date('2026-11-27T10:00:00Z')
  const read = 'select * from things where id = $1'
  const before = described()
  for (let id = 1; id <= 5; id += 1) {
    expect(await ask(read, id)).toMatchObject({ rows: [], rowCount: 0 })
    const written = await ask('insert into things values ($1, $2, $3, null)', id, at, { id })
    expect(written).toMatchObject({ command: 'INSERT', rowCount: 1, rows: [] })
    const { rows } = await ask(read, id)
    expect(rows).toEqual([{ id, at, facts: { id }, is_good: null }])
  }
  expect(described() - before).toBe(2)
})

test('one that failed is described when it is asked again', async () => {
  const { ask } = await connect()
  const read = 'select 10 / $1::int as tenth, $2::text as said'
  await expect(ask(read, 0, 'by nothing')).rejects.toMatchObject({ code: '22012' })
  for (const by of [5, 2, 5])
    expect((await ask(read, by, 'x')).rows).toEqual([{ tenth: 10 / by, said: 'x' }])
  await expect(ask(read, 0, 'by nothing')).rejects.toMatchObject({ code: '22012' })
  expect((await ask(read, 2, 'y')).rows).toEqual([{ tenth: 5, said: 'y' }])
})

test('a table that gets a column meanwhile is never read by the columns that it had', async () => {
  const [one, other] = [await connect(), await connect()]
  await one.ask('create table growing (id integer)')
  await one.ask('insert into growing values (1)')
  const read = 'select * from growing where id = $1'
  for (let again = 0; again < 3; again += 1)
    expect((await one.ask(read, 1)).rows).toEqual([{ id: 1 }])
  await other.ask('alter table growing add column name text default $$new$$')
  expect((await other.ask(read, 1)).rows).toEqual([{ id: 1, name: 'new' }])
  await expect(one.ask(read, 1)).rejects.toMatchObject({ code: '0A000' })
})
