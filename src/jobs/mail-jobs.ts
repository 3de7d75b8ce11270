import { type GenericSchema, object, union } from 'valibot'
import { type AnyMailKind, type MailJobs, mailKinds } from '#flows/mail/mail-kinds.ts'
import { sendMails } from '#flows/mail/send-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, type Job, patient, retryRecoverable } from '#jobs/job.ts'

type Name = keyof MailJobs

/** Sends a batch of mails of one kind; the mail's key makes each idempotent. */
function mailJobOf(mail: AnyMailKind): Job<Name> {
  const { name, field, prefixes, isInTables } = mail.job
  const payload = object({ [field]: union(prefixes.map(idOf)) })
  return {
    name,
    payload: payload as unknown as GenericSchema<unknown, MailJobs[Name]>,
    policy: isInTables === true ? retryRecoverable : patient,
    run: allTogether(
      (given: Readonly<Record<string, string>>) => given[field] as string,
      (deps, ids) => sendMails(deps, mail, ids),
    ),
  }
}

/** The job of every kind of mail, by its name. */
export const mailJobs = Object.fromEntries(
  mailKinds.map((mail) => [mail.job.name, mailJobOf(mail)]),
) as unknown as { readonly [Each in Name]: Job<Each> }
