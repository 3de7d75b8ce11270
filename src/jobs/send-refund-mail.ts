import { object } from 'valibot'
import { sendRefundMails } from '#flows/mail/send-refund-mails.ts'
import { idOf } from '#jobs/ids.ts'
import type { Job } from '#jobs/job.ts'

/** Tells a giver once what is paid back; the refund is the mail's key. */
export const sendRefundMailJob: Job<'send-refund-mail'> = {
  name: 'send-refund-mail',
  payload: object({ refundId: idOf('rfd') }),
  run: async (deps, payloads) => {
    const unsent = await sendRefundMails(deps, [
      ...new Set(payloads.map(({ refundId }) => refundId)),
    ])
    return payloads.map(({ refundId }) => unsent.get(refundId))
  },
}
