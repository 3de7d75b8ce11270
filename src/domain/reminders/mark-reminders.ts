import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { OneStatement, Tx } from '#domain/db.ts'
import { dayOf } from '#domain/period.ts'
import type { ReminderId } from '#kernel/ids.ts'
import { isWorthSending } from './is-worth-sending.ts'

/** They went, or were given up: none goes again, and their addresses are erased. */
export async function markRemindersEnded(
  one: OneStatement,
  { ids, now }: { ids: readonly ReminderId[]; now: Date },
): Promise<void> {
  await one
    .updateTable('card_reminders')
    .set({ ended_at: now, email: '' })
    .where('id', '=', anyOf(ids))
    .execute()
}

/** Deletes those of cards that ended, and those that became due when there was nothing left to spend. */
export async function forgetReminders(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('card_reminders').where('valid_until', '<', dayOf(now)).execute()
  await tx
    .deleteFrom('card_reminders')
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .where(sql<boolean>`not ${isWorthSending}`)
    .where(isOfOrderThatGoesOn)
    .execute()
}

/** What is halted may go on. */
const isOfOrderThatGoesOn = sql<boolean>`not exists (
  select from deliveries join orders on orders.id = deliveries.order_id
  where deliveries.id = card_reminders.delivery_id and orders.state = 'halted'
)`
