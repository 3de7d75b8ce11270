import { type InferOutput, object, pipe, string } from 'valibot'
import { sendSignInLink } from '#flows/accounts/request-sign-in-link.ts'
import { idOf } from '#jobs/ids.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'
import { emailSchema } from '#kernel/email.ts'

/**
 * The address itself: whether it has an account, the job finds out. It goes with the job, a day
 * later.
 */
const payload = object({
  mailId: idOf('alt'),
  email: pipe(string(), emailSchema),
  storefront: string(),
})

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-sign-in-link': InferOutput<typeof payload>
  }
}

/** Mails a link that signs in. The mail is named by whoever asked for it, and is made once. */
export const sendSignInLinkJob = defineJob({
  name: 'send-sign-in-link',
  payload,
  policy: patient,
  run: eachAlone(sendSignInLink),
})
