import { object } from 'valibot'
import { sendRefund } from '#flows/refunds/send-refund.ts'
import { idOf } from '#jobs/ids.ts'
import { eachAlone, type Job } from '#jobs/job.ts'

/** Sends one refund, with its id as the key; one that was sent is left alone. */
export const sendRefundJob: Job<'send-refund'> = {
  name: 'send-refund',
  payload: object({ refundId: idOf('rfd') }),
  run: eachAlone(sendRefund),
}
