import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { ReminderId } from '#kernel/ids.ts'
import type { RemindedGift } from './reminder.ts'

export type Reminder = {
  id: ReminderId
  daysBefore: number
  /** Empty once it went. */
  email: string
  hasGone: boolean
}

/** What was asked for a gift, the first to go first. */
export const loadReminders = (
  db: Db,
  { deliveryId, unitId }: RemindedGift,
): Promise<readonly Reminder[]> =>
  db
    .selectFrom('card_reminders')
    .select(['id', 'days_before as daysBefore', 'email'])
    .select(sql<boolean>`ended_at is not null`.as('hasGone'))
    .where('delivery_id', '=', deliveryId)
    .where('card_unit_id', '=', unitId)
    .orderBy('due_at')
    .execute()

/** The gift that a reminder is about. Undefined once nothing of it is kept. */
export async function findReminder(db: Db, id: ReminderId): Promise<RemindedGift | undefined> {
  return db
    .selectFrom('card_reminders')
    .select(['delivery_id as deliveryId', 'card_unit_id as unitId'])
    .where('id', '=', id)
    .executeTakeFirst()
}
