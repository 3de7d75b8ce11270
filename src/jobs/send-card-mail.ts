import { object } from 'valibot'
import { sendCardMails } from '#flows/mail/send-card-mails.ts'
import { idOf } from '#jobs/ids.ts'
import type { Job } from '#jobs/job.ts'

/** Mails the link to the cards of each delivery once; the delivery and its link version are the mail's key. */
export const sendCardMailJob: Job<'send-card-mail'> = {
  name: 'send-card-mail',
  payload: object({ deliveryId: idOf('dlv') }),
  run: async (deps, payloads) => {
    const unsent = await sendCardMails(deps, [
      ...new Set(payloads.map(({ deliveryId }) => deliveryId)),
    ])
    return payloads.map(({ deliveryId }) => unsent.get(deliveryId))
  },
}
