import type { GenericSchema } from 'valibot'
import type { JobPolicy } from '#domain/outbox/job-policy.ts'
import type { JobName, Jobs } from '#domain/outbox/queue.ts'
import type { BatchResult } from '#domain/outbox/workers.ts'
import type { Deps } from '#flows/shared/deps.ts'

/**
 * A job: idempotent, and each says by what. `run` gets a batch and answers for each payload; what it throws
 * failed as a whole, and is then tried payload by payload, so that a bad one keeps nobody else back.
 */
export type Job<Name extends JobName = JobName> = {
  name: Name
  payload: GenericSchema<unknown, Jobs[Name]>
  policy: JobPolicy
  schedule?: Schedule
  run(deps: Deps, payloads: readonly Jobs[Name][]): Promise<BatchResult>
}

/** Sent by the clock. */
export type Schedule = {
  /** Minutes, hours, days in UTC as cron writes them. */
  cron: string
  /**
   * Whether it deletes, erases, lapses, books or sends by what the clock says. Then it runs only where that agrees with the
   * database's.
   */
  isIrreversible: boolean
}

export const defineJob = <Name extends JobName>(job: Job<Name>): Job<Name> => job

/** For a job that asks somebody outside, who may be away for hours: about three of them. */
export const patient: JobPolicy = {
  retriesMax: 12,
  pauseSeconds: 2,
  pauseSecondsMax: 600,
  runSecondsMax: 120,
  batchSize: 20,
}

/** For a patient job of which the tables tell, so that reconciliation finds its work without it. */
export const retryRecoverable: JobPolicy = { ...patient, isInTables: true }

/** For a job that the clock sends again soon. */
export const once: JobPolicy = { ...patient, retriesMax: 0, batchSize: 1 }

/** Runs a flow for each payload by itself, one after the other. */
export const eachAlone =
  <Payload>(run: (deps: Deps, payload: Payload) => Promise<void>) =>
  async (deps: Deps, payloads: readonly Payload[]): Promise<BatchResult> => {
    const results: (Error | undefined)[] = []
    for (const payload of payloads) results.push(await failureOfWork(run(deps, payload)))
    return results
  }

/** Runs a flow once for all ids of a batch, each of them once. */
export const allTogether =
  <Payload, Id>(
    idOf: (payload: Payload) => Id,
    run: (deps: Deps, ids: readonly Id[]) => Promise<void>,
  ) =>
  async (deps: Deps, payloads: readonly Payload[]): Promise<BatchResult> => {
    await run(deps, [...new Set(payloads.map(idOf))])
    return payloads.map(() => undefined)
  }

export const failureOfWork = (work: Promise<void>): Promise<Error | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
