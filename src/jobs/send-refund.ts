import { type InferOutput, object } from 'valibot'
import { sendRefund } from '#flows/refunds/send-refund.ts'
import { idOf } from '#jobs/ids.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

const payload = object({ refundId: idOf('rfd') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-refund': InferOutput<typeof payload>
  }
}

/** Sends one refund, with its id as the key; one that was sent is left alone. */
export const sendRefundJob = defineJob({
  name: 'send-refund',
  payload,
  policy: patient,
  run: eachAlone(sendRefund),
})
