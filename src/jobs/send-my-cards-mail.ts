import { type InferOutput, number, object, picklist, pipe, string } from 'valibot'
import { sendMyCardsMail } from '#flows/cards/find-my-cards.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'
import { emailSchema } from '#kernel/email.ts'
import { languages } from '#kernel/language.ts'

/** The address itself: what the shop keeps of it may be a hash alone. It goes with the job, a day later. */
const payload = object({
  email: pipe(string(), emailSchema),
  language: picklist(languages),
  askedAt: number(),
})

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-my-cards-mail': InferOutput<typeof payload>
  }
}

/** Mails a receiver the links of their cards. Address and moment of the request are the key of the mail. */
export const sendMyCardsMailJob = defineJob({
  name: 'send-my-cards-mail',
  payload,
  policy: patient,
  run: eachAlone(sendMyCardsMail),
})
