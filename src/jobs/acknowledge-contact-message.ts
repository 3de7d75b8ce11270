import { object } from 'valibot'
import { acknowledgeContactMessage } from '#flows/mail/send-contact-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { eachAlone, type Job } from '#jobs/job.ts'

/** Mails a visitor the copy of what he wrote, once; the message is the mail's key. */
export const acknowledgeContactMessageJob: Job<'acknowledge-contact-message'> = {
  name: 'acknowledge-contact-message',
  payload: object({ contactMessageId: idOf('msg') }),
  run: eachAlone((deps, { contactMessageId }) => acknowledgeContactMessage(deps, contactMessageId)),
}
