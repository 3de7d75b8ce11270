import { type InferOutput, object } from 'valibot'
import { sendRefundMails } from '#flows/mail/send-refund-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patient } from '#jobs/job.ts'

const payload = object({ refundId: idOf('rfd') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-refund-mail': InferOutput<typeof payload>
  }
}

/** Tells a giver once what is paid back; the refund is the mail's key. */
export const sendRefundMailJob = defineJob({
  name: 'send-refund-mail',
  payload,
  policy: patient,
  run: allTogether(({ refundId }) => refundId, sendRefundMails),
})
