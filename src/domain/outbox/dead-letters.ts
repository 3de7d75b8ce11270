/** A job that failed as often as its policy allows. Reconciliation still finds the work that it stood for. */
export type DeadLetter = {
  /** Of the job; undefined where the queue does not know it any more. */
  name: string | undefined
  payload: unknown
  failedAt: Date
  reason: string | undefined
}

export type DeadLetters = {
  /** The newest first; they are kept for a month. */
  listDeadLetters(): Promise<readonly DeadLetter[]>
}
