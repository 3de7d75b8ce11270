import type { ReminderId } from '#kernel/ids.ts'
import type { ReminderDays } from '#kernel/reminder-input.ts'
import type { RemindedGift } from './reminder.ts'

/** What somebody ended just now, with the address that the shop no longer keeps. */
export type EndedReminders = {
  gift: RemindedGift
  email: string
  days: readonly ReminderDays[]
  endedAt: Date
}

export type ReminderLinks = {
  /** The link of a reminder that ends all of its gift. It is computed with a secret key and never stored. */
  endToken(id: ReminderId): string
  /** Undefined for anything that we did not make. */
  readEnd(token: string): ReminderId | undefined
  /** For the page that ended them: nobody but the shop can read it, and it is never stored. */
  sealEnded(ended: EndedReminders): string
  /** Undefined for anything that we did not seal. */
  openEnded(sealed: string): EndedReminders | undefined
}
