import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { jobPolicies, jobs } from '#jobs/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { openQueue } from '#platform/queue/open-queue.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { runCommand } from './commands/commands.ts'
import { openTime } from './demonstration-time.ts'

const database = await openTestDatabase()
const { db } = database
const { clock, time, onMove } = await openTime(database, { mode: 'demo' })
const queue = await openQueue(database, {
  log: { error: () => {} },
  policies: jobPolicies,
  aheadMs: time?.aheadMs,
})
afterAll(async () => {
  await queue.close()
  await database.close()
})

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const ahead = () => clock.now().getTime() - Date.now()

const run = async (...words: string[]) => {
  const openQueueOf = async () => ({ ...queue })
  return runCommand({ ...commandContext({ db, clock }), time, openQueue: openQueueOf }, words)
}

test('a demonstration begins at the real time', async () => {
  expect(Math.abs(ahead())).toBeLessThan(minuteMs)
  const { lines, exitCode } = await run('clock')
  expect(exitCode).toBe(0)
  expect(lines[0]).toContain('the real time')
})

test('moved forward, what waits is done when its moment has come, and not before', async () => {
  const done: unknown[] = []
  await queue.work('send-refund', async (payloads) => {
    done.push(...payloads)
    return payloads.map(() => undefined)
  })
  const moves: number[] = []
  onMove((ms) => moves.push(ms))
  const refundId = newId('rfd')
  const startAfter = new Date(clock.now().getTime() + 3 * dayMs)
  await db
    .transaction()
    .execute((tx) => queue.send(tx, [{ name: 'send-refund', payload: { refundId }, startAfter }]))
  expect((await run('clock', 'forward', '2', 'days')).lines[0]).toContain('48 hours ahead')
  expect(done).toEqual([])
  expect((await run('clock', 'forward', '1', 'day')).lines[0]).toContain('72 hours ahead')
  await eventually('the job of the third day to run', async () =>
    done.length > 0 ? true : undefined,
  )
  expect(done).toEqual([{ refundId }])
  expect(moves).toEqual([2 * dayMs, dayMs])
})

test('what the clock would have sent meanwhile is sent: every job that has its hours', async () => {
  await run('clock', 'forward', '1', 'minute')
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job where data = '{}'::jsonb and state < 'active' order by 1`.execute(
    db,
  )
  const scheduled = Object.values(jobs).filter(({ schedule }) => schedule !== undefined)
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(scheduled.map(({ name }) => name)),
  )
  expect(scheduled.map(({ name }) => name)).toContain('lapse-cards')
})

test('what is sent afterwards waits as long as it should, by the moved time', async () => {
  const refundId = newId('rfd')
  const startAfter = new Date(clock.now().getTime() + dayMs)
  await db
    .transaction()
    .execute((tx) => queue.send(tx, [{ name: 'send-refund', payload: { refundId }, startAfter }]))
  const { rows } = await sql`
    select round(extract(epoch from start_after - now()) / 3600)::int as hours from pgboss.job
    where data ->> 'refundId' = ${refundId}`.execute(db)
  expect(rows).toEqual([{ hours: 24 }])
})

test('another process, or the next one, has the same time', async () => {
  const other = await openTime(database, { mode: 'demo' })
  expect(other.time?.aheadMs()).toBe(3 * dayMs + minuteMs)
})

test('it is moved by what is said plainly, and in a demonstration alone', async () => {
  for (const words of [[], ['0', 'days'], ['-1', 'day'], ['3', 'fortnights'], ['9999', 'days']])
    expect(await run('clock', 'forward', ...words)).toMatchObject({ exitCode: 2 })
  const production = await openTime(database, { mode: 'production' })
  expect(production.time).toBeUndefined()
  const { exitCode, lines } = await runCommand(
    { ...commandContext({ db, clock: production.clock }), time: production.time },
    ['clock', 'forward', '1', 'day'],
  )
  expect({ exitCode, lines }).toEqual({
    exitCode: 1,
    lines: ['Only the time of a demonstration can be moved.'],
  })
})
