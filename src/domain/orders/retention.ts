import { dayMs } from '#kernel/day-ms.ts'

/** How long the shop keeps whose order it was, in days. What was sold and paid is kept with the books. */
export const retention = {
  /** Names, addresses and notes of receivers, after the last of their cards was seen or paid back. */
  receivers: 90,
  /** Whoever ordered and never paid, and the receivers of that. */
  unpaid: 90,
  /** Whoever ordered for themselves. */
  orderers: 2 * 365,
  /** Whoever ordered for a company: its invoice names them. */
  invoices: 7 * 366,
} as const

/** What is older than this is kept no longer. */
export const keptSince = (now: Date, kept: keyof typeof retention): Date =>
  new Date(now.getTime() - retention[kept] * dayMs)
