import { type InferOutput, object } from 'valibot'
import { sendWithdrawalMails } from '#flows/mail/send-withdrawal-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patient } from '#jobs/job.ts'

const payload = object({ withdrawalId: idOf('wdr') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-withdrawal-mail': InferOutput<typeof payload>
  }
}

/** Tells once of each state of a statement; both together are the mail's key. */
export const sendWithdrawalMailJob = defineJob({
  name: 'send-withdrawal-mail',
  payload,
  policy: patient,
  run: allTogether(({ withdrawalId }) => withdrawalId, sendWithdrawalMails),
})
