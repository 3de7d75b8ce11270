import { type InferOutput, object } from 'valibot'
import { sendConfirmationMails } from '#flows/mail/send-confirmation-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patientInTables } from '#jobs/job.ts'

const payload = object({ orderId: idOf('ord') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-confirmation-mail': InferOutput<typeof payload>
  }
}

/** Confirms each paid order to its giver once; the order is the mail's key. */
export const sendConfirmationMailJob = defineJob({
  name: 'send-confirmation-mail',
  payload,
  policy: patientInTables,
  run: allTogether(({ orderId }) => orderId, sendConfirmationMails),
})
