import { type InferOutput, object } from 'valibot'
import { sendPostedMails } from '#flows/mail/send-posted-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patient } from '#jobs/job.ts'

const payload = object({ shipmentId: idOf('shp') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-posted-mail': InferOutput<typeof payload>
  }
}

/** Tells a giver once that a shipment is on its way; the shipment and the moment that it went are the mail's key. */
export const sendPostedMailJob = defineJob({
  name: 'send-posted-mail',
  payload,
  policy: patient,
  run: allTogether(({ shipmentId }) => shipmentId, sendPostedMails),
})
