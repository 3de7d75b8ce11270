import { type InferOutput, object } from 'valibot'
import { sendGiverNotices } from '#flows/mail/send-giver-notices.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patient } from '#jobs/job.ts'

const payload = object({ orderId: idOf('ord') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-missed-mail': InferOutput<typeof payload>
  }
}

/** Tells a giver once of gifts that their receivers miss; the order and the newest report are the mail's key. */
export const sendMissedMailJob = defineJob({
  name: 'send-missed-mail',
  payload,
  policy: patient,
  run: allTogether(({ orderId }) => orderId, sendGiverNotices('missed')),
})
