import type { SetLater } from '#domain/columns.ts'
import type { MailKind } from '#domain/mail-kind.ts'

/** The table of mails that are being sent, as db/migrations/0021-mail-claims.sql makes it. */
export type MailTables = {
  mail_claims: {
    key: string
    kind: MailKind
    subject_id: string
    held_by: SetLater<string>
    next_try_at: Date
    first_tried_at: Date
    tries: number
    ended_at: SetLater<Date>
  }
}
