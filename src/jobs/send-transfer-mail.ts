import { type InferOutput, object } from 'valibot'
import { sendTransferMails } from '#flows/mail/send-transfer-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patient } from '#jobs/job.ts'

const payload = object({ paymentId: idOf('pay') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-transfer-mail': InferOutput<typeof payload>
  }
}

/** Tells a giver once whereto they transfer; the payment is the mail's key. */
export const sendTransferMailJob = defineJob({
  name: 'send-transfer-mail',
  payload,
  policy: patient,
  run: allTogether(({ paymentId }) => paymentId, sendTransferMails),
})
