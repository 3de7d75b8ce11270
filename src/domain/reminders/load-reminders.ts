import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { Db } from '#domain/db.ts'
import type { DeliveryId, ReminderId } from '#kernel/ids.ts'
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
  reminders(db).where('delivery_id', '=', deliveryId).where('card_unit_id', '=', unitId).execute()

/** Reminders that were asked for gifts of these deliveries, the first to go first. */
export const listReminders = (
  db: Db,
  deliveryIds: readonly DeliveryId[],
): Promise<readonly (Reminder & RemindedGift)[]> =>
  reminders(db)
    .select(['delivery_id as deliveryId', 'card_unit_id as unitId'])
    .where('delivery_id', '=', anyOf(deliveryIds))
    .execute()

const reminders = (db: Db) =>
  db
    .selectFrom('card_reminders')
    .select(['id', 'days_before as daysBefore', 'email'])
    .select(sql<boolean>`ended_at is not null`.as('hasGone'))
    .orderBy('due_at')

/** The gift that a reminder is about. Undefined once nothing of it is kept. */
export async function findReminder(db: Db, id: ReminderId): Promise<RemindedGift | undefined> {
  return db
    .selectFrom('card_reminders')
    .select(['delivery_id as deliveryId', 'card_unit_id as unitId'])
    .where('id', '=', id)
    .executeTakeFirst()
}
