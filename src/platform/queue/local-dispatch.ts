import type { JobName, JobRequest } from '#domain/outbox/queue.ts'
import type { BatchResult } from '#domain/outbox/workers.ts'
import { atMost } from '#kernel/at-most.ts'

/**
 * Gives a job of a transaction that stands to a worker of the same process, in memory. Only for work that the tables
 * themselves say is to be done (`JobPolicy.isInTables`): a row for the job would say the same once more, and be written, taken and ended
 * for every order. What cannot begin here, waits too long or fails is written as any other job.
 */
export type LocalDispatch = {
  /** Whether a worker of this process begins with it as soon as its transaction stands. */
  takes(job: JobRequest): boolean
  /** Of work that the tables tell of alone. */
  add(name: JobName, worker: Worker): void
  give(jobs: readonly JobRequest[]): void
  /** Writes anew what could not be written while the database was away. */
  writeKept(): void
  /** Ends when what was begun is done, or takes too long, and what was not is written. */
  close(): Promise<void>
  /** Ends when what was given so far and is not for here is written. */
  written(): Promise<void>
}

type Worker = { batchSize: number; run(payloads: readonly unknown[]): Promise<BatchResult> }

type Parts = {
  /** Writes jobs into the queue and wakes its workers. */
  write(jobs: readonly JobRequest[]): Promise<void>
  report(error: unknown): void
}

type Lane = Worker & { waiting: JobRequest[]; running: Promise<void> | undefined; isSlow: boolean }

/** A worker that takes longer for its batch is waited for by nobody: what comes then is for whoever is free. */
const slowAfterMs = 1000
/** After a batch the next one gathers as long unless it is full, so that under load many go together; the first of a quiet time begins at once. */
const gatherMs = 50

/** Keeps no process alive. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })

/** A worker that waits for somebody outside keeps no process from ending: the next start finds its work. */
const closeMsMax = 5000

export function openLocalDispatch({ write, report }: Parts): LocalDispatch {
  const lanes = new Map<JobName, Lane>()
  const writes = new Set<Promise<void>>()
  let kept: JobRequest[] = []
  let isClosed = false

  const writeDown = (jobs: readonly JobRequest[]): void => {
    if (jobs.length === 0) return
    const writing = write(jobs)
      .catch((error: unknown) => {
        kept.push(...jobs)
        report(error)
      })
      .finally(() => writes.delete(writing))
    writes.add(writing)
  }
  const writeKept = (): void => {
    const jobs = kept
    kept = []
    writeDown(jobs)
  }
  const runBatch = async (lane: Lane): Promise<void> => {
    const batch = lane.waiting.splice(0, lane.batchSize)
    const slow = setTimeout(() => {
      lane.isSlow = true
      writeDown(lane.waiting.splice(0))
    }, slowAfterMs)
    const results = await lane.run(batch.map(({ payload }) => payload)).catch((error: unknown) => {
      report(error)
      return batch.map(() => error)
    })
    clearTimeout(slow)
    lane.isSlow = false
    writeDown(batch.filter((_job, index) => results[index] !== undefined))
  }
  const runAll = async (lane: Lane): Promise<void> => {
    while (lane.waiting.length > 0 && !isClosed) {
      await runBatch(lane)
      if (!isClosed && lane.waiting.length < lane.batchSize) await pause(gatherMs)
    }
    lane.running = undefined
  }
  const takes = ({ name, startAfter }: JobRequest): boolean =>
    !isClosed && startAfter === undefined && lanes.get(name)?.isSlow === false
  const written = async (): Promise<void> => {
    await Promise.all(writes)
  }
  return {
    takes,
    add: (name, worker) => {
      lanes.set(name, { ...worker, waiting: [], running: undefined, isSlow: false })
    },
    give: (jobs) => {
      writeDown(jobs.filter((job) => !takes(job)))
      for (const job of jobs.filter(takes)) {
        const lane = lanes.get(job.name) as Lane
        lane.waiting.push(job)
        lane.running ??= runAll(lane)
      }
    },
    writeKept,
    close: async () => {
      isClosed = true
      for (const lane of lanes.values()) writeDown(lane.waiting.splice(0))
      const running = Promise.all([...lanes.values()].map((lane) => lane.running))
      await atMost(closeMsMax, running)
      writeKept()
      await written()
    },
    written,
  }
}
