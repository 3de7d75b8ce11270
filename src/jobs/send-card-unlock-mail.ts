import { array, type InferOutput, minLength, object, pipe, regex, string } from 'valibot'
import { sendCardUnlockMail } from '#flows/cards/unlock-card.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

/** Keyed hashes of one number: the job says of no card that there is one. */
const payload = object({
  numberHashes: pipe(array(pipe(string(), regex(/^[\w-]{43}$/))), minLength(1)),
})

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
  run: eachAlone((deps, { numberHashes }) => sendCardUnlockMail(deps, numberHashes)),
})
