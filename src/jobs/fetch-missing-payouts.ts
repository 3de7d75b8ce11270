import { type InferOutput, object } from 'valibot'
import { fetchMissingPayouts } from '#flows/payouts/fetch-payout.ts'
import { defineJob, eachAlone, once } from '#jobs/job.ts'

const payload = object({})

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'fetch-missing-payouts': InferOutput<typeof payload>
  }
}

/** Looks for reports that nobody told of, once a day, after the provider has written them; what is imported is left alone. */
export const fetchMissingPayoutsJob = defineJob({
  name: 'fetch-missing-payouts',
  payload,
  policy: { ...once, runSecondsMax: 3_600 },
  schedule: { cron: '23 5 * * *', isIrreversible: false },
  run: eachAlone((deps) => fetchMissingPayouts(deps)),
})
