import { type InferOutput, object } from 'valibot'
import { sendCardMailsAgain } from '#flows/mail/send-card-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patient } from '#jobs/job.ts'

const payload = object({ deliveryId: idOf('dlv') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-card-mail-again': InferOutput<typeof payload>
  }
}

/** Mails the link to the cards of each delivery again; the delivery, its link version and the count of askings are the mail's key. */
export const sendCardMailAgainJob = defineJob({
  name: 'send-card-mail-again',
  payload,
  policy: patient,
  run: allTogether(({ deliveryId }) => deliveryId, sendCardMailsAgain),
})
