import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import { emailKeyOf } from '#kernel/email.ts'

/** A mail that somebody asked for before a card ends. */
export type AskedReminder = {
  /** YYYY-MM-DD */
  validUntil: string
  daysBefore: number
  askedAt: Date
}

/** Reminders that are still to go to an address, the first to go first. */
export const listRemindersOf = (db: Db, email: string): Promise<readonly AskedReminder[]> =>
  db
    .selectFrom('card_reminders')
    .select(['valid_until as validUntil', 'days_before as daysBefore', 'asked_at as askedAt'])
    .where(sql`lower(email)`, '=', emailKeyOf(email))
    .where('ended_at', 'is', null)
    .orderBy('due_at')
    .execute()
