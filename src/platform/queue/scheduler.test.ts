import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allJobs } from '#jobs/jobs.ts'
import { dueAt, startScheduler } from './scheduler.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:20Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Stands for the library's connection; the database's time runs ahead of this process'. */
function watch(aheadMs: number, isAway: () => boolean = () => false) {
  const askedAt: string[] = []
  const executeSql = async () => {
    const nowMs = Date.now() + aheadMs
    askedAt.push(new Date(nowMs).toISOString().slice(11, 19))
    if (isAway()) throw new Error('The database is away.')
    return { rows: [{ nowMs, names: [] }] }
  }
  const failures: unknown[] = []
  const scheduler = startScheduler([{ name: 'reconcile-work', cron: '* * * * *' }], {
    boss: { getDb: () => ({ executeSql }) } as never,
    onSent: () => {},
    report: (error) => failures.push(error),
  })
  return { askedAt, failures, scheduler }
}

test('jobs are sent when a minute of the database begins, whatever time the process has', async () => {
  const { askedAt, scheduler } = watch(25_000)
  await vi.advanceTimersByTimeAsync(150_000)
  expect(askedAt).toEqual(['10:01:25', '10:02:00', '10:03:00'])
  await scheduler.close()
  await vi.advanceTimersByTimeAsync(150_000)
  expect(askedAt).toHaveLength(3)
})

test('while the database is away it is asked again after ten seconds', async () => {
  const { askedAt, failures } = watch(0, () => Date.now() < Date.parse('2026-11-27T10:01:15Z'))
  await vi.advanceTimersByTimeAsync(110_000)
  expect(askedAt).toEqual(['10:01:00', '10:01:10', '10:01:20', '10:02:00'])
  expect(failures).toHaveLength(2)
})

test('schedules name minutes and hours by numbers, lists and steps', () => {
  expect(dueAt('*/20 5 * * *')).toEqual({ minutes: [0, 20, 40], hours: [5] })
  expect(dueAt('4,14 * * * *')).toEqual({
    minutes: [4, 14],
    hours: Array.from({ length: 24 }, (_, hour) => hour),
  })
})

test('a schedule that names days, or no time, is refused', () => {
  for (const cron of [
    '* * 1 * *',
    '* *',
    '60 * * * *',
    '* 24 * * *',
    '*/0 * * * *',
    '1-5 * * * *',
    '',
  ])
    expect(() => dueAt(cron), cron).toThrow('The schedule')
})

test('every schedule of the shop is understood', () => {
  for (const { schedule } of allJobs)
    if (schedule !== undefined) expect(dueAt(schedule.cron).minutes.length).toBeGreaterThan(0)
})
