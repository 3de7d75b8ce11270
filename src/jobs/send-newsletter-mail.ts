import { type InferOutput, object } from 'valibot'
import { sendNewsletterMails } from '#flows/mail/send-newsletter-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patient } from '#jobs/job.ts'

const payload = object({ subscriptionId: idOf('sub') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-newsletter-mail': InferOutput<typeof payload>
  }
}

/** Answers a wish for the newsletter by mail once; the subscription and when it was asked for are the mail's key. */
export const sendNewsletterMailJob = defineJob({
  name: 'send-newsletter-mail',
  payload,
  policy: patient,
  run: allTogether(({ subscriptionId }) => subscriptionId, sendNewsletterMails),
})
