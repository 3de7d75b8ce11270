import { type InferOutput, object } from 'valibot'
import { sendCardMails } from '#flows/mail/send-card-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patientInTables } from '#jobs/job.ts'

const payload = object({ deliveryId: idOf('dlv') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-card-mail': InferOutput<typeof payload>
  }
}

/** Mails the link to the cards of each delivery once; the delivery and its link version are the mail's key. */
export const sendCardMailJob = defineJob({
  name: 'send-card-mail',
  payload,
  policy: patientInTables,
  run: allTogether(({ deliveryId }) => deliveryId, sendCardMails),
})
