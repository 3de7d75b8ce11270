import type { OneStatement, Tx } from '#domain/db.ts'

/**
 * Every job of the shop with its payload. Each file of `jobs/` adds its own entry, so that the sender of a job is
 * held to its payload and knows nothing of how it is done.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the entries stand with the jobs.
export interface Jobs {}

export type JobName = keyof Jobs

export type JobRequest = {
  [Name in JobName]: { name: Name; payload: Jobs[Name]; startAfter?: Date | undefined }
}[JobName]

/**
 * The outbox: jobs are written in the transaction that makes them necessary, so they exist exactly
 * when their cause does. Where the rows of the cause say by themselves what is to be done
 * (`JobPolicy.isInTables`), they are that writing, and a job that begins here at once has no row
 * beside them. Running twice must be harmless: each job says by what key.
 */
export type Queue = {
  /** One statement, whatever their number and kind. */
  send(tx: Tx, jobs: readonly JobRequest[]): Promise<void>
  /** The one statement of the transaction that is run through the answer also sends the jobs. */
  sending(tx: Tx, jobs: readonly JobRequest[]): OneStatement
  /**
   * Sends those of the jobs that no waiting job stands for, and answers how many. For whoever only believes that a job was
   * lost.
   */
  sendMissing(tx: Tx, jobs: readonly JobRequest[]): Promise<number>
  /** The transaction stands: workers start at once instead of at their next look. */
  committed(tx: Tx): void
}
