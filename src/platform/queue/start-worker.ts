import type { PgBoss } from 'pg-boss'
import type { JobName } from '#domain/outbox/queue.ts'
import type { BatchResult } from '#domain/outbox/workers.ts'
import type { StrandedJobs } from './stranded-jobs.ts'
import type { WakeUps } from './wake-ups.ts'

type Work = {
  name: JobName
  batchSize: number
  run: (payloads: readonly unknown[]) => Promise<BatchResult>
  wakeUps: WakeUps
  stranded: StrandedJobs
}

/** Workers are woken (`wake-ups.ts`): how seldom one looks by itself. */
const lookEverySeconds = 60 * 60

/** Has the library hand over jobs of one queue in batches. What of a batch failed is tried again, and nothing else of it. */
export async function startWorker(boss: PgBoss, work: Work): Promise<void> {
  const { name, batchSize, run, wakeUps, stranded } = work
  const options = {
    batchSize,
    pollingIntervalSeconds: lookEverySeconds,
    burstWhenBatchFull: batchSize > 1,
  }
  const id = await boss.work(name, options, async (jobs) => {
    stranded.took(
      name,
      jobs.map(({ id }) => id),
    )
    const results = await wakeUps.busy(name, () => run(jobs.map(({ data }) => data)))
    const failures = results.filter((result) => result !== undefined)
    if (failures.length === 0) return
    // The library fails what is left of a batch that throws. It can finish jobs one by one with results of their own,
    // too, but by a statement that may read every finished job of the queue: a hundred times the work.
    const done = jobs.filter((_job, index) => results[index] === undefined)
    if (done.length > 0)
      await boss.complete(
        name,
        done.map(({ id }) => id),
      )
    throw failures.length === 1 ? failures[0] : new Error(sentencesOf(failures))
  })
  await wakeUps.add(name, id)
}

const sentencesOf = (failures: readonly Error[]): string =>
  [...new Set(failures.map(({ message }) => message))].join(' ')
