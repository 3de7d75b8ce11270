import type { MailKind } from '#domain/mail-kind.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import { requestMailJob } from './define-mail-kind.ts'
import { mailKinds } from './mail-kinds.ts'

const byKind = Object.fromEntries(mailKinds.map((mail) => [mail.kind, mail])) as Readonly<
  Record<MailKind, (typeof mailKinds)[number]>
>

/** The job that sends a mail, by what the mail is about. */
export const mailJob = (kind: MailKind, subjectId: string): JobRequest =>
  requestMailJob(byKind[kind], subjectId)
