import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { DueRows } from '#domain/due-rows.ts'
import { dayMs } from '#kernel/day-ms.ts'

/** What a payment became stands in its own row, in the books and in the history. */
const keptMs = 400 * dayMs
const perRun = 5_000

export const dueNotifications = (now: Date): DueRows => ({
  table: 'payment_notifications',
  where: sql`received_at < ${new Date(now.getTime() - keptMs)} and processed_at is not null`,
})

export async function forgetNotifications(tx: Tx, now: Date): Promise<void> {
  await sql`
    delete from payment_notifications where id in (
      select id from payment_notifications
      where ${dueNotifications(now).where}
      limit ${perRun}::int
    )`.execute(tx)
}
