import { type InferOutput, object, pipe, regex, string } from 'valibot'
import { sendCardUnlockMail } from '#flows/cards/unlock-card.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

/** A keyed hash: the job says of no card that there is one. */
const payload = object({ numberHash: pipe(string(), regex(/^[\w-]{43}$/)) })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-card-unlock-mail': InferOutput<typeof payload>
  }
}

/** Mails the link that lets a card's number be tried again. The card and the hour are the key of the mail. */
export const sendCardUnlockMailJob = defineJob({
  name: 'send-card-unlock-mail',
  payload,
  policy: patient,
  run: eachAlone((deps, { numberHash }) => sendCardUnlockMail(deps, numberHash)),
})
