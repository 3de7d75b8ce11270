import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '#domain/db.ts'
import { allowRun, listStoppedRuns } from '#domain/stopped-runs/stopped-runs.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { isRunSmall, runBounded } from './bounded-run.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(() => database.close())

const alerts: object[] = []
const deps = { db, log: { error: (facts: object) => void alerts.push(facts) } as never }

const fill = (rows: number) =>
  sql`insert into attempts (key, forgotten_at)
    select 'key ' || number, now() from generate_series(1, ${rows}::int) as number`.execute(db)

const rowsLeft = async () => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from attempts`.execute(db)
  return rows[0]?.count
}

const take = (rows: number) =>
  runBounded(deps, 'attempts', {
    run: async (tx: Tx) => {
      await sql`delete from attempts where key in (select key from attempts limit ${rows}::int)`.execute(
        tx,
      )
    },
  })

beforeEach(async () => {
  alerts.length = 0
  await sql`truncate attempts, stopped_runs`.execute(db)
})

test('a run that takes more than a tenth of a large table takes nothing, and alerts once', async () => {
  await fill(2_000)
  await take(200)
  expect(await rowsLeft()).toBe(1_800)
  await take(181)
  await take(181)
  expect(await rowsLeft()).toBe(1_800)
  expect(alerts).toEqual([
    { alert: true, run: 'attempts', reason: 'it would take 181 of 1800 rows of attempts' },
  ])
  expect(await listStoppedRuns(db)).toMatchObject([{ name: 'attempts', allowedBy: null }])
})

test('what is erased in place counts as what is deleted', async () => {
  await fill(2_000)
  await runBounded(deps, 'attempts', {
    run: async (tx) => {
      await sql`update attempts set forgotten_at = '2001-01-01'`.execute(tx)
    },
  })
  const { rows } = await sql`select from attempts where forgotten_at = '2001-01-01'`.execute(db)
  expect(rows).toHaveLength(0)
})

test('a table of a thousand rows may be emptied', async () => {
  await fill(1_000)
  await take(1_000)
  expect(await rowsLeft()).toBe(0)
})

test('a person lets it go once, and the next one stops again', async () => {
  await fill(4_000)
  await take(1_000)
  const allowed = { name: 'attempts', by: 'Sanne', because: 'a year of backlog' }
  expect(await inOneStatement(deps, (one) => allowRun(one, allowed))).toBe(true)
  await take(1_000)
  expect(await rowsLeft()).toBe(3_000)
  await take(1_000)
  expect(await rowsLeft()).toBe(3_000)
  expect(alerts).toHaveLength(2)
})

test('a run that says beforehand how many rows it takes has the same bound', async () => {
  const asked = (rows: number, total = async () => 2_000) =>
    isRunSmall(deps, {
      ...{ name: 'lapse', of: 'cards', total },
      due: async (_db, most) => Math.min(rows, most),
    })
  expect(await asked(200)).toBe(true)
  expect(await asked(201)).toBe(false)
  await inOneStatement(deps, (one) => allowRun(one, { name: 'lapse', by: 'Sanne', because: 'x' }))
  expect(await asked(201)).toBe(true)
  expect(await asked(201)).toBe(false)
  const counted = () => Promise.reject(new Error('Nothing is counted while little is due.'))
  expect(await asked(0, counted)).toBe(true)
  expect(await asked(100, counted)).toBe(true)
})

describe('a run of batches', () => {
  const due = [{ table: 'attempts', where: sql<boolean>`forgotten_at < '2001-01-02'` }] as const
  const takeBatch = () =>
    runBounded(deps, 'batches', {
      due,
      run: async (tx) => {
        await sql`delete from attempts where key in (
          select key from attempts where ${due[0].where} limit 150
        )`.execute(tx)
      },
    })
  const makeDue = (rows: number) =>
    sql`update attempts set forgotten_at = '2001-01-01'
      where key in (select key from attempts limit ${rows}::int)`.execute(db)
  const allow = () =>
    inOneStatement(deps, (one) =>
      allowRun(one, { name: 'batches', by: 'Sanne', because: 'backlog' }),
    )

  test('takes nothing if all that is due is more than a tenth, though a batch is less', async () => {
    await fill(2_000)
    await makeDue(201)
    await takeBatch()
    expect(await rowsLeft()).toBe(2_000)
    expect(alerts).toEqual([
      {
        alert: true,
        run: 'batches',
        reason: 'it would take more than 200 of 2000 rows of attempts',
      },
    ])
    await sql`update attempts set forgotten_at = now() where key = (
      select key from attempts where ${due[0].where} limit 1)`.execute(db)
    await takeBatch()
    await takeBatch()
    expect(await rowsLeft()).toBe(1_800)
  })

  test('goes on batch after batch once a person lets it, until no more than a tenth is left', async () => {
    await fill(2_000)
    await makeDue(700)
    await takeBatch()
    await allow()
    for (let batch = 0; batch < 5; batch += 1) await takeBatch()
    expect(await rowsLeft()).toBe(1_300)
    expect(await listStoppedRuns(db)).toEqual([])
    await makeDue(700)
    await takeBatch()
    expect(await rowsLeft()).toBe(1_300)
    expect(alerts).toHaveLength(2)
  })

  test('stops again a day after a person let it go, which is an alert', async () => {
    await fill(2_000)
    await makeDue(1_000)
    await takeBatch()
    await allow()
    await takeBatch()
    expect(await rowsLeft()).toBe(1_850)
    await sql`update stopped_runs set allowed_at = now() - interval '1 day'`.execute(db)
    await takeBatch()
    await takeBatch()
    expect(await rowsLeft()).toBe(1_850)
    expect(alerts).toHaveLength(2)
    expect(await listStoppedRuns(db)).toMatchObject([{ name: 'batches', allowedBy: null }])
    await allow()
    await takeBatch()
    expect(await rowsLeft()).toBe(1_700)
  })
})
