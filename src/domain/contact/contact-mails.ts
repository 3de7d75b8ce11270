import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { ContactMailMark, ContactMessage } from '#domain/contact/contact-message.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows, markIn } from '#domain/mail-rows.ts'
import type { Statement } from '#domain/prepared.ts'

type MailOfMessage<Kind> = { kind: Kind; mark: ContactMailMark; to: 'shop' | 'visitor' }

const mailsOfMessage = <Kind extends string>({ kind, mark, to }: MailOfMessage<Kind>) =>
  defineMailRows({
    kind,
    table: 'contact_messages',
    id: 'id',
    key: sql`'contact:' || contact_messages.id || ${sql.lit(`:${to}`)}`,
    due: () => sql`(${sql.ref(mark)} is null)`,
    load: (claimed, { ids }): Statement<ContactMessage & ClaimedMail> =>
      claimed
        .selectFrom('contact_messages')
        .innerJoin(claimedMails, 'claimed.subjectId', 'contact_messages.id')
        .select(claimedColumns)
        .select(['id', 'language', 'name', 'email', 'message'])
        .select(['subject_title as subjectTitle', 'order_number as orderNumber'])
        .select('is_quoted as isQuoted')
        .select('received_at as receivedAt')
        .where('id', '=', anyOf(ids)),
    mark: markIn('contact_messages', mark),
    ifUndeliverable: { kind: to === 'shop' ? 'staysUntold' : 'countsAsTold' },
  })

/** Forwards each message to the shop once. */
export const contactForwards = mailsOfMessage({
  kind: 'contactForward',
  mark: 'forwarded_at',
  to: 'shop',
})

/** Mails each writer a copy once. */
export const contactCopies = mailsOfMessage({
  kind: 'contactCopy',
  mark: 'acknowledged_at',
  to: 'visitor',
})
