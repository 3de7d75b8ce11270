import { type InferOutput, object } from 'valibot'
import { sendAccountMails } from '#flows/mail/send-account-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patient } from '#jobs/job.ts'

const payload = object({ accountMailId: idOf('alt') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-account-mail': InferOutput<typeof payload>
  }
}

/** Mails the owner of an account once. The row's id is the key of the mail. */
export const sendAccountMailJob = defineJob({
  name: 'send-account-mail',
  payload,
  policy: patient,
  run: allTogether(({ accountMailId }) => accountMailId, sendAccountMails),
})
