import { messageKeptMs } from '#domain/contact/contact-message.ts'
import type { Tx } from '#domain/db.ts'

/** Deletes messages whose year is over. */
export async function forgetMessages(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('contact_messages')
    .where('received_at', '<', new Date(now.getTime() - messageKeptMs))
    .execute()
}
