import { type InferOutput, object } from 'valibot'
import { acknowledgeContactMessages } from '#flows/mail/send-contact-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patient } from '#jobs/job.ts'

const payload = object({ contactMessageId: idOf('msg') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'acknowledge-contact-message': InferOutput<typeof payload>
  }
}

/** Mails a visitor the copy of what they wrote, once; the message is the mail's key. */
export const acknowledgeContactMessageJob = defineJob({
  name: 'acknowledge-contact-message',
  payload,
  policy: patient,
  run: allTogether(({ contactMessageId }) => contactMessageId, acknowledgeContactMessages),
})
