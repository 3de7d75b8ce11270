import { type InferOutput, object, union } from 'valibot'
import { sendThankYouMails } from '#flows/mail/send-thank-you-mails.ts'
import { idOf } from '#jobs/ids.ts'
import { allTogether, defineJob, patient } from '#jobs/job.ts'

const payload = object({ giftId: union([idOf('dlv'), idOf('unt')]) })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-thank-you-mail': InferOutput<typeof payload>
  }
}

/** Tells a giver once of a thank-you; the gift is the mail's key. */
export const sendThankYouMailJob = defineJob({
  name: 'send-thank-you-mail',
  payload,
  policy: patient,
  run: allTogether(({ giftId }) => giftId, sendThankYouMails),
})
