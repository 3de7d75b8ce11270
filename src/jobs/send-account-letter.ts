import { type InferOutput, object } from 'valibot'
import { sendAccountMails } from '#flows/mail/send-account-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patient } from '#jobs/job.ts'

const payload = object({ accountMailId: idOf('alt') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-account-letter': InferOutput<typeof payload>
  }
}

/** Mails the owner of an account once; the letter is the mail's key. */
export const sendAccountLetterJob = defineJob({
  name: 'send-account-letter',
  payload,
  policy: patient,
  run: allTogether(({ accountMailId }) => accountMailId, sendAccountMails),
})
