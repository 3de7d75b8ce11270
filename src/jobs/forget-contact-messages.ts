import { object } from 'valibot'
import { forgetContactMessages } from '#flows/contact/forget-contact-messages.ts'
import { eachAlone, type Job } from '#jobs/job.ts'

/** Deletes messages to the shop whose year is over; running twice deletes nothing twice. */
export const forgetContactMessagesJob: Job<'forget-contact-messages'> = {
  name: 'forget-contact-messages',
  payload: object({}),
  run: eachAlone((deps) => forgetContactMessages(deps)),
}
