import { type InferOutput, object } from 'valibot'
import { sendGiverNotices } from '#flows/mail/send-giver-notices.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patient } from '#jobs/job.ts'

const payload = object({ orderId: idOf('ord') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-unopened-mail': InferOutput<typeof payload>
  }
}

/** Tells a giver once of gifts that nobody unwrapped; the order and how many of it were told before are the mail's key. */
export const sendUnopenedMailJob = defineJob({
  name: 'send-unopened-mail',
  payload,
  policy: patient,
  run: allTogether(({ orderId }) => orderId, sendGiverNotices('unopened')),
})
