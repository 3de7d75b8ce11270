import type { SetLater } from '#domain/columns.ts'
import type { AccountId, CardUnitId, DeliveryId, ReminderId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

/** The table of reminders, as db/migrations/0040-card-reminders.sql makes it. */
export type ReminderTables = {
  card_reminders: {
    id: ReminderId
    delivery_id: DeliveryId
    /** Empty for a whole gift. */
    card_unit_id: CardUnitId | ''
    valid_until: string
    days_before: number
    due_at: Date
    email: string
    language: Language
    asked_at: Date
    /** Set where an account asked on its own page. */
    account_id: AccountId | null
    ended_at: SetLater<Date>
  }
}
