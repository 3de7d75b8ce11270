import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database.ts'
import { allowRun, listStoppedRuns, noteStoppedRun } from './stopped-runs.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(() => database.close())

test('a stopped run is news once, is listed with its last reason, and is let go by name', async () => {
  const note = (reason: string) =>
    db.transaction().execute((tx) => noteStoppedRun(tx, { name: 'carts', reason }))
  expect(await note('it would take 200 of 1500 rows of carts')).toBe(true)
  expect(await note('it would take 300 of 1500 rows of carts')).toBe(false)
  expect(await listStoppedRuns(db)).toMatchObject([
    { name: 'carts', reason: 'it would take 300 of 1500 rows of carts', allowedBy: null },
  ])
  const allow = (name: string) =>
    db.transaction().execute((tx) => allowRun(tx, { name, by: 'Sanne', because: 'backlog' }))
  expect(await allow('pins')).toBe(false)
  expect(await allow('carts')).toBe(true)
  expect(await listStoppedRuns(db)).toMatchObject([{ allowedBy: 'Sanne' }])
})
