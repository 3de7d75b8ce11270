import type { ContactMessage } from '#domain/contact/contact-message.ts'
import type { Db } from '#domain/db.ts'
import type { ContactMessageId } from '#kernel/ids.ts'

/** Undefined once it is forgotten. */
export const findMessage = (db: Db, id: ContactMessageId): Promise<ContactMessage | undefined> =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'language', 'name', 'email', 'message'])
    .select(['subject_title as subjectTitle', 'order_number as orderNumber'])
    .select(['received_at as receivedAt', 'forwarded_at as forwardedAt'])
    .select('acknowledged_at as acknowledgedAt')
    .where('id', '=', id)
    .executeTakeFirst()
