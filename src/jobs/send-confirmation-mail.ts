import { object } from 'valibot'
import { sendConfirmationMails } from '#flows/mail/send-confirmation-mails.ts'
import { idOf } from '#jobs/ids.ts'
import type { Job } from '#jobs/job.ts'

/** Confirms each paid order to its giver once; the order is the mail's key. */
export const sendConfirmationMailJob: Job<'send-confirmation-mail'> = {
  name: 'send-confirmation-mail',
  payload: object({ orderId: idOf('ord') }),
  run: async (deps, payloads) => {
    const unsent = await sendConfirmationMails(deps, [
      ...new Set(payloads.map(({ orderId }) => orderId)),
    ])
    return payloads.map(({ orderId }) => unsent.get(orderId))
  },
}
