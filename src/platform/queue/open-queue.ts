import { fromPglite, PgBoss } from 'pg-boss'
import type { DeadLetter, DeadLetters } from '#domain/outbox/dead-letters.ts'
import type { JobPolicies } from '#domain/outbox/job-policy.ts'
import type { Queue } from '#domain/outbox/queue.ts'
import type { Workers } from '#domain/outbox/workers.ts'
import { boundsOf } from '#platform/database/connection-bounds.ts'
import { SchemaBehind } from '#platform/database/migrate.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { PooledClient } from '#platform/database/pooled-client.ts'
import { openLocalDispatch } from './local-dispatch.ts'
import { jobNamesOf, openOutbox } from './open-outbox.ts'
import { type Scheduler, startScheduler } from './scheduler.ts'
import { insertJobs } from './send-jobs.ts'
import { startWorker } from './start-worker.ts'
import { findStrandedJobs } from './stranded-jobs.ts'
import { openWakeUps } from './wake-ups.ts'

export type ShopQueue = Queue & Workers & DeadLetters & { close(): Promise<void> }

type QueueLog = { error(facts: object, sentence: string): void }

export type QueueOptions = {
  log: QueueLog
  policies: JobPolicies
  /** How often workers are woken for what became due; tests look sooner, or never. */
  lookEveryMs?: number
  /** How long the scheduler waits before it first sends; tests do not wait for a minute. */
  firstMs?: number
  /** How far the shop's time runs ahead of the database's, in a demonstration. */
  aheadMs?: (() => number) | undefined
  /** Whether this role makes the queue's tables and changes them; any other finds them ready or throws `SchemaBehind`. */
  ownsTables?: boolean
}

const deadLetters = 'dead-letters'
const secondsPerDay = 24 * 60 * 60
const secondsPerHour = 60 * 60
const connectionsMax = 4
const stopTimeoutMs = 10_000
/** The most that a repeated try may come late. A job that is sent wakes a worker at once. */
const lookEveryMs = 6000
/**
 * What the queue itself notes (taken, done) need not survive a power cut: the job runs once more, and that is
 * harmless. Jobs are sent on the shop's own connection, which waits for the disk.
 */
const unhurried = '-c synchronous_commit=off'
/** One plan for each of its statements: it names states as its indexes do, and lists by their ids. */
const plannedOnce = '-c plan_cache_mode=force_generic_plan'
/**
 * Workers are woken, so none of them looks by itself, no job of ours waits for another, and our own scheduler sends by the clock.
 * Queues change when a process starts, and so do the library's tables. Jobs of a process that died are released when their
 * time is over, which is looked at every two minutes. Nobody hears the library's warnings of the server's upkeep.
 */
const quiet = {
  schedule: false,
  superviseIntervalSeconds: 120,
  flowIntervalSeconds: secondsPerHour,
  queueCacheIntervalSeconds: secondsPerHour,
  bamIntervalSeconds: secondsPerHour,
  monitorVacuum: false,
}
/** The library's upkeep reads and deletes a lot at once. What it never hears of the server is given up a little later. */
const patience = { query_timeout: 70_000 }
const patienceOfServer = { statement_timeout: 60_000, options: `${unhurried} ${plannedOnce}` }

/** The library hands its settings on to the driver's pool, whose connections then prepare what it asks again and again. */
const prepared = ({ isPooled }: { isPooled: boolean }): object => ({
  ...{ Client: PooledClient, preparesByName: !isPooled },
})

/**
 * Jobs in the shop's own database, so that they are written together with their cause. Queues are made and
 * warmed here: a look-up during somebody's transaction would wait for that transaction on the embedded engine.
 */
export async function openQueue(
  database: Pick<OpenDatabase, 'db' | 'pglite' | 'url' | 'isPooled' | 'listen'>,
  { log, policies, ownsTables = true, aheadMs = () => 0, ...options }: QueueOptions,
): Promise<ShopQueue> {
  const { isPooled } = database
  const boss = new PgBoss({
    ...quiet,
    ...{ migrate: ownsTables, createSchema: ownsTables },
    ...(database.pglite === undefined
      ? {
          connectionString: database.url ?? '',
          max: connectionsMax,
          ...{ ...boundsOf({ isPooled }), ...patience },
          ...prepared({ isPooled }),
          ...(isPooled ? {} : patienceOfServer),
        }
      : { db: fromPglite(database.pglite), backend: 'pglite' as const }),
  })
  // Without a listener an error would end the process; the next look tries again by itself.
  const report = (error: unknown) => log.error({ err: error }, 'The job queue had a failure.')
  const stranded = findStrandedJobs(boss)
  boss.on('error', (error: Error & { queue?: string }) => {
    report(error)
    if (error.queue !== undefined) stranded.lost(error.queue)
  })
  try {
    await boss.start()
    await makeQueues(boss, policies)
  } catch (error) {
    // Its clocks would keep a process alive that has nothing to do any more.
    await boss.stop({ graceful: false }).catch(report)
    throw isBehind(error) ? new SchemaBehind(["the job queue's tables"]) : error
  }
  const wakeUps = openWakeUps({
    ...{ boss, database, report },
    beforeLook: async () => {
      await stranded.release()
      dispatch.writeKept()
    },
    lookEveryMs: options.lookEveryMs ?? lookEveryMs,
  })
  const dispatch = openLocalDispatch({
    report,
    write: async (jobs) => {
      await insertJobs(jobs, aheadMs()).execute(database.db)
      wakeUps.wake(jobNamesOf(jobs))
    },
  })
  let scheduler: Scheduler | undefined
  return {
    ...openOutbox({ dispatch, wakeUps, aheadMs }),
    work: async (name, run) => {
      const { batchSize, isInTables } = policies[name]
      await startWorker(boss, { name, batchSize, run, wakeUps, stranded })
      if (isInTables === true) dispatch.add(name, { batchSize, run })
    },
    schedule: async (jobs) => {
      await scheduler?.close()
      scheduler = startScheduler(jobs, {
        ...{ boss, report, firstMs: options.firstMs },
        onSent: (names) => wakeUps.wake(names),
      })
      // What a release gave to the library's clock: processes of it that still run would send it beside us.
      for (const { name } of await boss.getSchedules()) await boss.unschedule(name)
    },
    listDeadLetters: () => listDeadLetters(boss),
    close: async () => {
      await scheduler?.close()
      await dispatch.close()
      await wakeUps.close()
      await boss.stop({ graceful: true, timeout: stopTimeoutMs })
      // What a worker of the library sent while it ended.
      await dispatch.written()
    },
  }
}

/** What the library says where it may not migrate; it has no code for it. */
const isBehind = (error: unknown): boolean =>
  error instanceof Error && /^pg-boss (is not installed|database requires)/.test(error.message)

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
    }
    await boss.createQueue(name, options)
    // What is never tried again the clock sends anew: nobody has to see to it.
    const deadLetter = policy.retriesMax === 0 ? null : deadLetters
    await boss.updateQueue(name, { ...options, deadLetter })
    await boss.findJobs(name, { id: '00000000-0000-4000-8000-000000000000' })
  }
}
