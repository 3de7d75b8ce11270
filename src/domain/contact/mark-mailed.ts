import { anyOf } from '#domain/any-of.ts'
import type { ContactMailMark } from '#domain/contact/contact-message.ts'
import type { OneStatement } from '#domain/db.ts'
import type { ContactMessageId } from '#kernel/ids.ts'

/** One of their two mails is on its way, so the job that runs again sends nothing. */
export async function markMailed(
  one: OneStatement,
  { ids, mark, now }: { ids: readonly ContactMessageId[]; mark: ContactMailMark; now: Date },
): Promise<void> {
  await one
    .updateTable('contact_messages')
    .set({ [mark]: now })
    .where('id', '=', anyOf(ids))
    .execute()
}
