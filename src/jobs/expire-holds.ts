import { type InferOutput, object } from 'valibot'
import { expireHolds } from '#flows/holds/hold-balance.ts'
import { defineJob, eachAlone, once } from '#jobs/job.ts'

const payload = object({})

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'expire-holds': InferOutput<typeof payload>
  }
}

/** A hold ends once. Whoever takes value from a card ends its old holds too, so nobody waits for this. */
export const expireHoldsJob = defineJob({
  name: 'expire-holds',
  payload,
  policy: once,
  schedule: { cron: '*/5 * * * *', isIrreversible: true },
  run: eachAlone((deps) => expireHolds(deps)),
})
