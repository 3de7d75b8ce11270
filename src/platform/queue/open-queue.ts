import { fromKysely, fromPglite, PgBoss } from 'pg-boss'
import type { Tx } from '#domain/db.ts'
import type { DeadLetter, DeadLetters } from '#domain/outbox/dead-letters.ts'
import type { JobPolicies } from '#domain/outbox/job-policy.ts'
import type { JobName, JobRequest, Queue } from '#domain/outbox/queue.ts'
import type { BatchResult, Workers } from '#domain/outbox/workers.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'

export type ShopQueue = Queue & Workers & DeadLetters & { close(): Promise<void> }

type QueueLog = { error(facts: object, sentence: string): void }

const deadLetters = 'dead-letters'
const secondsPerDay = 24 * 60 * 60
/** Workers are woken when this process sends; this is for what other processes send. */
const lookEverySeconds = 0.5
const connectionsMax = 4
const stopTimeoutMs = 10_000
/**
 * What the queue itself notes (taken, done) need not survive a power cut: the job runs once more, and that is
 * harmless. Jobs are sent on the shop's own connection, which waits for the disk.
 */
const unhurried = '-c synchronous_commit=off'

/**
 * Jobs in the shop's own database, so that they are written together with their cause. Queues are made and
 * warmed here: a look-up during somebody's transaction would wait for that transaction on the embedded engine.
 */
export async function openQueue(
  database: Pick<OpenDatabase, 'pglite' | 'url'>,
  { log, policies }: { log: QueueLog; policies: JobPolicies },
): Promise<ShopQueue> {
  const boss = new PgBoss(
    database.pglite === undefined
      ? { connectionString: database.url ?? '', max: connectionsMax, options: unhurried }
      : { db: fromPglite(database.pglite), backend: 'pglite' },
  )
  // Without a listener an error would end the process; the next look tries again by itself.
  boss.on('error', (error) => log.error({ err: error }, 'The job queue had a failure.'))
  await boss.start()
  await makeQueues(boss, policies)
  const workerIds = new Map<string, string>()
  const sentBy = new WeakMap<Tx, Set<JobName>>()
  return {
    send: async (tx, jobs) => {
      if (jobs.length === 0) return
      const names = [...new Set(jobs.map(({ name }) => name))]
      sentBy.set(tx, new Set([...(sentBy.get(tx) ?? []), ...names]))
      for (const name of names) {
        const ofName = jobs.filter((job) => job.name === name).map(toInsert)
        await boss.insert(name, ofName, { db: fromKysely(tx) })
      }
    },
    committed: (tx) => {
      for (const name of sentBy.get(tx) ?? []) {
        const id = workerIds.get(name)
        if (id !== undefined) boss.notifyWorker(id)
      }
    },
    work: async (name, run) => {
      workerIds.set(
        name,
        await startWorker(boss, { name, batchSize: policies[name].batchSize, run }),
      )
    },
    schedule: async (jobs) => {
      for (const { name, cron } of jobs) await boss.schedule(name, cron, {})
      const names = new Set<string>(jobs.map(({ name }) => name))
      const ended = (await boss.getSchedules()).filter(({ name }) => !names.has(name))
      for (const { name } of ended) await boss.unschedule(name)
    },
    listDeadLetters: () => listDeadLetters(boss),
    close: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }),
  }
}

async function listDeadLetters(boss: PgBoss): Promise<readonly DeadLetter[]> {
  const letters = await boss.findJobs(deadLetters)
  return letters
    .map(({ sourceName, data, createdOn, output }) => ({
      name: sourceName ?? undefined,
      payload: data,
      failedAt: createdOn,
      reason: (output as { message?: string } | null)?.message,
    }))
    .sort((one, other) => other.failedAt.getTime() - one.failedAt.getTime())
}

const toInsert = ({ payload, startAfter }: JobRequest) => ({
  data: payload,
  ...(startAfter === undefined ? {} : { startAfter: startAfter.toISOString() }),
})

async function makeQueues(boss: PgBoss, policies: JobPolicies): Promise<void> {
  await boss.createQueue(deadLetters, { deleteAfterSeconds: 30 * secondsPerDay })
  for (const [name, policy] of Object.entries(policies)) {
    const options = {
      retryLimit: policy.retriesMax,
      retryDelay: policy.pauseSeconds,
      retryBackoff: true,
      retryDelayMax: policy.pauseSecondsMax,
      expireInSeconds: policy.runSecondsMax,
      deleteAfterSeconds: secondsPerDay,
      deadLetter: deadLetters,
    }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
    await boss.findJobs(name, { id: '00000000-0000-4000-8000-000000000000' })
  }
}

const startWorker = (
  boss: PgBoss,
  {
    name,
    batchSize,
    run,
  }: {
    name: JobName
    batchSize: number
    run: (payloads: readonly unknown[]) => Promise<BatchResult>
  },
): Promise<string> => {
  const options = {
    batchSize,
    perJobResults: true as const,
    pollingIntervalSeconds: lookEverySeconds,
    burstWhenBatchFull: batchSize > 1,
  }
  return boss.work(name, options, async (jobs) => {
    const results = await run(jobs.map(({ data }) => data))
    return jobs.map(({ id }, index) => {
      const error = results[index]
      return error === undefined
        ? { id, status: 'completed' as const }
        : { id, status: 'failed' as const, output: { message: error.message } }
    })
  })
}
