import type { JobName } from '#domain/outbox/queue.ts'

/** What became of each payload of a batch, in its order: an error is tried again, as the job's policy says. */
export type BatchResult = readonly (Error | undefined)[]

/** The other end of the outbox: hands jobs to those that do them, each at least once. */
export type Workers = {
  work(name: JobName, run: (payloads: readonly unknown[]) => Promise<BatchResult>): Promise<void>
  /**
   * Sends these jobs, which have no payload, by the clock, `cron` in UTC; once for all processes together. What was
   * scheduled before and stands here no more ends.
   */
  schedule(jobs: readonly { name: JobName; cron: string }[]): Promise<void>
}
