import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { ContactMailMark, ContactMessage } from '#domain/contact/contact-message.ts'
import type { OneStatement } from '#domain/db.ts'
import {
  type ClaimedMail,
  claimedColumns,
  claimedMails,
  claiming,
  type MailClaim,
} from '#domain/mail-claim.ts'
import type { ContactMessageId } from '#kernel/ids.ts'

/** What each of a message's two mails is called, and whom it goes to. */
const mailsOfMessage = {
  forwarded_at: { kind: 'contactForward', to: 'shop' },
  acknowledged_at: { kind: 'contactCopy', to: 'visitor' },
} as const satisfies Record<ContactMailMark, object>

/** Those of the named messages of which this mail did not go yet, claimed in the same statement. */
export async function claimMessages(
  one: OneStatement,
  {
    ids,
    mark,
    claim,
  }: { ids: readonly ContactMessageId[]; mark: ContactMailMark; claim: MailClaim },
): Promise<readonly (ContactMessage & ClaimedMail)[]> {
  const { kind, to } = mailsOfMessage[mark]
  const due = one
    .selectFrom('contact_messages')
    .select(['id as subjectId', sql<string>`'contact:' || id || ${`:${to}`}::text`.as('key')])
    .where('id', '=', anyOf(ids))
    .where(mark, 'is', null)
  return claiming(one, { kind, due, claim })
    .selectFrom('contact_messages')
    .innerJoin(claimedMails, 'claimed.subjectId', 'contact_messages.id')
    .select(claimedColumns)
    .select(['id', 'language', 'name', 'email', 'message'])
    .select(['subject_title as subjectTitle', 'order_number as orderNumber'])
    .select('received_at as receivedAt')
    .where('id', '=', anyOf(ids))
    .execute()
}
