import { sql } from 'kysely'
import { alongWith, type Tx } from '#domain/db.ts'
import type { JobRequest, Queue } from '#domain/outbox/queue.ts'
import type { LocalDispatch } from './local-dispatch.ts'
import { insertJobs, withoutWaiting } from './send-jobs.ts'
import type { WakeUps } from './wake-ups.ts'

type Parts = {
  dispatch: LocalDispatch
  wakeUps: WakeUps
  /** How far the shop's time runs ahead of the database's. */
  aheadMs(): number
}

type Sent = { written: JobRequest[]; dispatched: JobRequest[] }

/** Writes jobs beside their cause, or has them begun here once it stands, where that is enough (`local-dispatch.ts`). */
export function openOutbox({ dispatch, wakeUps, aheadMs }: Parts): Queue {
  const sentBy = new WeakMap<Tx, Sent>()
  const sentIn = (tx: Tx): Sent => {
    const sent = sentBy.get(tx) ?? { written: [], dispatched: [] }
    sentBy.set(tx, sent)
    return sent
  }
  const insertion = (tx: Tx, jobs: readonly JobRequest[]) => {
    sentIn(tx).written.push(...jobs)
    return insertJobs(jobs, aheadMs())
  }
  /** Those that are to be written. */
  const withoutThoseForHere = (tx: Tx, jobs: readonly JobRequest[]): readonly JobRequest[] => {
    const { forHere = [], toWrite = [] } = Object.groupBy(jobs, (job) =>
      dispatch.takes(job) ? 'forHere' : 'toWrite',
    )
    if (forHere.length > 0) sentIn(tx).dispatched.push(...forHere)
    return toWrite
  }
  return {
    send: async (tx, jobs) => {
      const toWrite = withoutThoseForHere(tx, jobs)
      if (toWrite.length > 0) await insertion(tx, toWrite).execute(tx)
    },
    sending: (tx, jobs) => {
      const toWrite = withoutThoseForHere(tx, jobs)
      return toWrite.length === 0
        ? tx
        : alongWith(tx, 'jobs', () => sql<object>`(${insertion(tx, toWrite)})`)
    },
    sendMissing: async (tx, jobs) => {
      const missing = await withoutWaiting(tx, jobs)
      if (missing.length > 0) await insertion(tx, missing).execute(tx)
      return missing.length
    },
    committed: (tx) => {
      const { written, dispatched } = sentIn(tx)
      wakeUps.wake(jobNamesOf(written))
      dispatch.give(dispatched)
    },
  }
}

export const jobNamesOf = (jobs: readonly JobRequest[]) => [
  ...new Set(jobs.map(({ name }) => name)),
]
