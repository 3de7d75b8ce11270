import type { ContactMessage } from '#domain/contact/contact-message.ts'
import type { Db } from '#domain/db.ts'
import { emailKeyOf } from '#kernel/email.ts'

export type WrittenMessage = Pick<
  ContactMessage,
  'name' | 'subjectTitle' | 'orderNumber' | 'message' | 'receivedAt'
>

/** Messages to the shop that name an address as their writer's, the newest first. */
export const listMessagesOf = (
  db: Db,
  { storefront, email, limit }: { storefront: string; email: string; limit: number },
): Promise<readonly WrittenMessage[]> =>
  db
    .selectFrom('contact_messages')
    .select(['name', 'subject_title as subjectTitle', 'order_number as orderNumber', 'message'])
    .select('received_at as receivedAt')
    .where('storefront', '=', storefront)
    .where('email_key', '=', emailKeyOf(email))
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute()
