import { type InferOutput, object } from 'valibot'
import { sendDueNotices } from '#flows/mail/send-due-notices.ts'
import { defineJob, eachAlone, once } from '#jobs/job.ts'

const payload = object({})

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'send-due-notices': InferOutput<typeof payload>
  }
}

/** Looks which mails are due by the calendar; sends jobs only, each harmless when it was not needed. */
export const sendDueNoticesJob = defineJob({
  name: 'send-due-notices',
  payload,
  policy: once,
  schedule: { cron: '4,14,24,34,44,54 * * * *', isIrreversible: true },
  run: eachAlone((deps) => sendDueNotices(deps)),
})
