import type { GenericSchema } from 'valibot'
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
  run(deps: Deps, payloads: readonly Jobs[Name][]): Promise<BatchResult>
}

/** Runs a flow for each payload by itself, one after the other. */
export const eachAlone =
  <Payload>(run: (deps: Deps, payload: Payload) => Promise<void>) =>
  async (deps: Deps, payloads: readonly Payload[]): Promise<BatchResult> => {
    const results: (Error | undefined)[] = []
    for (const payload of payloads) results.push(await outcomeOf(run(deps, payload)))
    return results
  }

const outcomeOf = (work: Promise<void>): Promise<Error | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
