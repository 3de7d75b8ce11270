import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobRequest } from '#domain/outbox/queue.ts'
import { newId } from '#kernel/ids.ts'
import { openLocalDispatch } from './local-dispatch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const jobs = (count: number): JobRequest[] =>
  Array.from({ length: count }, () => ({
    name: 'issue-cards' as const,
    payload: { orderId: newId('ord') },
  }))
const payloadsOf = (jobs: readonly JobRequest[]) => jobs.map(({ payload }) => payload)

/** A worker whose batches end when the test says so, and a queue that can be away. */
function watch(batchSize = 20) {
  const written: JobRequest[] = []
  const batches: unknown[][] = []
  const ends: ((outcomes?: readonly (Error | undefined)[]) => void)[] = []
  const failures: unknown[] = []
  const state = { isAway: false }
  const dispatch = openLocalDispatch({
    write: async (jobs) => {
      if (state.isAway) throw new Error('The database is away.')
      written.push(...jobs)
    },
    report: (error) => failures.push(error),
  })
  dispatch.add('issue-cards', {
    batchSize,
    run: (payloads) => {
      batches.push([...payloads])
      return new Promise((resolve) => {
        ends.push((outcomes) => resolve(outcomes ?? payloads.map(() => undefined)))
      })
    },
  })
  return { dispatch, written, batches, ends, failures, state }
}

test('a job begins at once, and those that come meanwhile go together', async () => {
  const { dispatch, written, batches, ends } = watch(3)
  const [first = [], rest = []] = [jobs(1), jobs(4)]
  dispatch.give(first)
  expect(batches).toEqual([payloadsOf(first)])
  dispatch.give(rest)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(100)
  ends[1]?.()
  await vi.advanceTimersByTimeAsync(100)
  expect(batches.slice(1)).toEqual([payloadsOf(rest.slice(0, 3)), payloadsOf(rest.slice(3))])
  expect(written).toEqual([])
})

test('only what this process works on may begin at once', () => {
  const { dispatch } = watch()
  const [job] = jobs(1) as [JobRequest]
  const elsewhere: JobRequest = { name: 'send-card-mail', payload: { deliveryId: newId('dlv') } }
  const later = { ...job, startAfter: new Date() } as JobRequest
  expect([job, elsewhere, later].map(dispatch.takes)).toEqual([true, false, false])
})

test('what waits for a slow worker is written for others, and what comes then is not given to it', async () => {
  const { dispatch, written, ends } = watch()
  const [begun = [], waiting = [], late = []] = [jobs(1), jobs(2), jobs(1)]
  dispatch.give(begun)
  dispatch.give(waiting)
  await vi.advanceTimersByTimeAsync(900)
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(written).toEqual(waiting)
  expect(late.map(dispatch.takes)).toEqual([false])
  dispatch.give(late)
  await vi.advanceTimersByTimeAsync(0)
  expect(written).toEqual([...waiting, ...late])
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(late.map(dispatch.takes)).toEqual([true])
})

test('what of a batch failed is written, to be tried again as any other job', async () => {
  const { dispatch, written, ends } = watch()
  const [good, bad] = jobs(2) as [JobRequest, JobRequest]
  dispatch.give([good, bad])
  await vi.advanceTimersByTimeAsync(0)
  ends[0]?.([undefined])
  await vi.advanceTimersByTimeAsync(100)
  ends[1]?.([new Error('Not yet.')])
  await vi.advanceTimersByTimeAsync(100)
  expect(written).toEqual([bad])
})

test('what cannot be written is kept until it can', async () => {
  const { dispatch, written, ends, failures, state } = watch()
  const failed = jobs(1)
  state.isAway = true
  dispatch.give(failed)
  ends[0]?.([new Error('The database is away.')])
  await vi.advanceTimersByTimeAsync(100)
  dispatch.writeKept()
  await vi.advanceTimersByTimeAsync(0)
  expect([written, failures.length]).toEqual([[], 2])
  state.isAway = false
  dispatch.writeKept()
  dispatch.writeKept()
  await vi.advanceTimersByTimeAsync(0)
  expect(written).toEqual(failed)
})

test('a worker that takes too long keeps nobody from closing', async () => {
  const { dispatch, written } = watch()
  dispatch.give(jobs(1))
  let isClosed = false
  const closing = dispatch.close().then(() => {
    isClosed = true
  })
  await vi.advanceTimersByTimeAsync(4900)
  expect(isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  await closing
  expect(written).toEqual([])
})

test('who closes waits for what was begun, and writes what was not', async () => {
  const { dispatch, written, ends, batches } = watch()
  const [begun = [], waiting = [], late = []] = [jobs(1), jobs(2), jobs(1)]
  dispatch.give(begun)
  dispatch.give(waiting)
  let isClosed = false
  const closing = dispatch.close().then(() => {
    isClosed = true
  })
  dispatch.give(late)
  await vi.advanceTimersByTimeAsync(500)
  expect([isClosed, written]).toEqual([false, [...waiting, ...late]])
  ends[0]?.()
  await closing
  expect(batches).toHaveLength(1)
})
