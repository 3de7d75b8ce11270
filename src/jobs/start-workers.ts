import { safeParse } from 'valibot'
import type { JobName } from '#domain/outbox/queue.ts'
import type { BatchResult, Workers } from '#domain/outbox/workers.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Job } from '#jobs/job.ts'
import { allJobs, jobs } from '#jobs/jobs.ts'

/**
 * Runs the shop's jobs in this process, and enqueues the scheduled ones. `clockAgrees` is asked before each that cannot be
 * undone; without it that run is left out, and the clock sends the next.
 */
export async function startWorkers(
  workers: Workers,
  deps: Deps,
  clockAgrees: () => Promise<boolean>,
): Promise<void> {
  for (const job of allJobs) {
    const isIrreversible = job.schedule?.isIrreversible === true
    await workers.work(job.name, async (payloads) =>
      isIrreversible && !(await clockAgrees())
        ? payloads.map(() => undefined)
        : runBatch(deps, job, payloads),
    )
  }
  await workers.schedule(
    allJobs.flatMap(({ name, schedule }) =>
      schedule === undefined ? [] : [{ name, cron: schedule.cron }],
    ),
  )
}

/** Exported for tests that stand in for the queue. */
export const runJob = (deps: Deps, name: JobName, payload: unknown): Promise<BatchResult> =>
  runBatch(deps, jobs[name] as Job, [payload])

async function runBatch(deps: Deps, job: Job, payloads: readonly unknown[]): Promise<BatchResult> {
  try {
    const results = await job.run(
      deps,
      payloads.map((payload) => parse(job, payload)),
    )
    for (const error of results) if (error !== undefined) report(deps, job, error)
    return results
  } catch (error) {
    if (payloads.length > 1) {
      const alone: BatchResult[] = []
      for (const payload of payloads) alone.push(await runBatch(deps, job, [payload]))
      return alone.flat()
    }
    report(deps, job, error)
    return [error instanceof Error ? error : new Error(String(error))]
  }
}

function parse(job: Job, payload: unknown) {
  const parsed = safeParse(job.payload, payload)
  if (!parsed.success) throw new Error(`The payload of ${job.name} is not what it should be.`)
  return parsed.output
}

const report = (deps: Pick<Deps, 'log'>, { name }: Job, error: unknown): void =>
  deps.log.warn({ job: name, err: error }, 'A job failed and is tried again.')
