import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { JobName } from '#domain/outbox/queue.ts'
import type { BatchResult } from '#domain/outbox/workers.ts'
import { listStoppedRuns } from '#domain/stopped-runs/stopped-runs.ts'
import { startWorkers } from '#jobs/start-workers.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { openClockGuard } from './clock-guard.ts'

const database = await openTestDatabase()
const { db } = database
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

function openGuard(aheadMs: number, mode: 'demo' | 'production' = 'production') {
  const alerts: object[] = []
  const log = { ...shop.deps.log, error: (facts: object) => void alerts.push(facts) }
  const now = () => new Date(Date.now() + aheadMs)
  return { alerts, agrees: openClockGuard({ db, clock: { now }, log: log as never, mode }) }
}

const minuteMs = 60_000

test.each([
  [0, true],
  [4 * minuteMs, true],
  [-4 * minuteMs, true],
  [6 * minuteMs, false],
  [-6 * minuteMs, false],
  [1_200 * 24 * 60 * minuteMs, false],
])('a clock that is %i ms ahead agrees with the database: %s', async (aheadMs, agrees) => {
  expect(await openGuard(aheadMs).agrees()).toBe(agrees)
})

test('a wrong clock is one alert until it agrees again, and operators see it', async () => {
  const { agrees, alerts } = openGuard(60 * minuteMs)
  for (let minute = 0; minute < 3; minute += 1) expect(await agrees()).toBe(false)
  expect(alerts).toMatchObject([{ alert: true, seconds: 3600 }])
  expect(await listStoppedRuns(db)).toMatchObject([{ name: 'clock' }])
})

test("a demonstration's moved time counts, in a demonstration alone", async () => {
  const dayMs = 24 * 60 * minuteMs
  await sql`insert into demonstration_time (ahead_ms) values (${dayMs}::bigint)`.execute(db)
  expect(await openGuard(dayMs, 'demo').agrees()).toBe(true)
  expect(await openGuard(0, 'demo').agrees()).toBe(false)
  expect(await openGuard(dayMs).agrees()).toBe(false)
})

test('a job that cannot be undone takes nothing by a wrong clock, any other goes on', async () => {
  const works = new Map<JobName, (payloads: readonly unknown[]) => Promise<BatchResult>>()
  const workers = {
    work: async (name: JobName, run: (payloads: readonly unknown[]) => Promise<BatchResult>) =>
      void works.set(name, run),
    schedule: async () => {},
  }
  await shop.fillBasket()
  shop.later(1_200 * 24 * 60 * minuteMs)
  const countCarts = async () => (await db.selectFrom('carts').select('id').execute()).length
  let agrees = false
  await startWorkers(workers, shop.deps, async () => agrees)
  const forget = works.get('forget-expired')
  expect(await forget?.([{}])).toEqual([undefined])
  expect(await countCarts()).toBe(1)
  expect(await works.get('watch-money')?.([{}])).toEqual([undefined])
  agrees = true
  await forget?.([{}])
  expect(await countCarts()).toBe(0)
})
