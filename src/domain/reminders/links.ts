import type { ReminderId } from '#kernel/ids.ts'

/** The link of a reminder that ends all of its gift. It is computed with a secret key and never stored. */
export type ReminderLinks = {
  endToken(id: ReminderId): string
  /** Undefined for anything that we did not make. */
  readEnd(token: string): ReminderId | undefined
}
