import { type InferOutput, number, object, picklist, pipe, string } from 'valibot'
import { tellClosed } from '#flows/accounts/tell-closed.ts'
import { idOf } from '#jobs/ids.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'
import { emailSchema } from '#kernel/email.ts'
import { languages } from '#kernel/language.ts'

/** The mail's own facts: the account itself is gone. They go with the job, a day later. */
const payload = object({
  mailId: idOf('alt'),
  email: pipe(string(), emailSchema),
  firstName: string(),
  language: picklist(languages),
  closedAt: number(),
})

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-account-closed-mail': InferOutput<typeof payload>
  }
}

/** Mails whoever had an account that it was deleted. The mail's id is its key. */
export const sendAccountClosedMailJob = defineJob({
  name: 'send-account-closed-mail',
  payload,
  policy: patient,
  run: eachAlone(tellClosed),
})
