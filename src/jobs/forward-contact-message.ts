import { type InferOutput, object } from 'valibot'
import { forwardContactMessages } from '#flows/mail/send-contact-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patient } from '#jobs/job.ts'

const payload = object({ contactMessageId: idOf('msg') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'forward-contact-message': InferOutput<typeof payload>
  }
}

/** Mails the shop what a visitor wrote, once; the message is the mail's key. */
export const forwardContactMessageJob = defineJob({
  name: 'forward-contact-message',
  payload,
  policy: patient,
  run: allTogether(({ contactMessageId }) => contactMessageId, forwardContactMessages),
})
