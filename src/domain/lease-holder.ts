/** This process, as leases in the database name it. */
export type LeaseHolder = {
  name: string
  /**
   * True only for a process that is known to have ended. Of one on another machine nothing is known: what it holds is
   * free at the end of its lease.
   */
  isGone(name: string): boolean
}
