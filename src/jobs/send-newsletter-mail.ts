import { object } from 'valibot'
import { sendNewsletterMails } from '#flows/mail/send-newsletter-mails.ts'
import { idOf } from '#jobs/ids.ts'
import type { Job } from '#jobs/job.ts'

/** Answers a wish for the newsletter by mail once; the subscription and when it was asked for are the mail's key. */
export const sendNewsletterMailJob: Job<'send-newsletter-mail'> = {
  name: 'send-newsletter-mail',
  payload: object({ subscriptionId: idOf('sub') }),
  run: async (deps, payloads) => {
    const unsent = await sendNewsletterMails(deps, [
      ...new Set(payloads.map(({ subscriptionId }) => subscriptionId)),
    ])
    return payloads.map(({ subscriptionId }) => unsent.get(subscriptionId))
  },
}
