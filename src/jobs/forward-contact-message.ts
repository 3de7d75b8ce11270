import { object } from 'valibot'
import { forwardContactMessage } from '#flows/mail/send-contact-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { eachAlone, type Job } from '#jobs/job.ts'

/** Mails the shop what a visitor wrote, once; the message is the mail's key. */
export const forwardContactMessageJob: Job<'forward-contact-message'> = {
  name: 'forward-contact-message',
  payload: object({ contactMessageId: idOf('msg') }),
  run: eachAlone((deps, { contactMessageId }) => forwardContactMessage(deps, contactMessageId)),
}
