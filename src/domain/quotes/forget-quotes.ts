import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { DueRows } from '#domain/due-rows.ts'
import { quoteKeptDays } from '#domain/quotes/quote.ts'
import { dayMs } from '#kernel/day-ms.ts'

/** So that no run holds many rows; what is left is the next run's. */
const quotesPerRun = 1_000

export const dueQuotes = (now: Date): DueRows => ({
  table: 'quotes',
  where: sql`(asked_at < ${before(now)} and coalesce(valid_until, asked_at) < ${before(now)})`,
})

const before = (now: Date): Date => new Date(now.getTime() - quoteKeptDays * dayMs)

/**
 * Deletes quotes with their versions: they hold names and addresses, and an order carries all that
 * it needs.
 */
export async function forgetQuotes(tx: Tx, now: Date): Promise<void> {
  const overdue = tx
    .selectFrom('quotes')
    .select('id')
    .where(dueQuotes(now).where)
    .orderBy('asked_at')
    .limit(quotesPerRun)
    .forUpdate()
    .skipLocked()
  await tx.deleteFrom('quotes').where('id', 'in', overdue).execute()
}
