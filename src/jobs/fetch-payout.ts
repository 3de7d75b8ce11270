import { type InferOutput, object, string } from 'valibot'
import { fetchPayout } from '#flows/payouts/fetch-payout.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

const payload = object({ address: string() })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'fetch-payout': InferOutput<typeof payload>
  }
}

/** Fetches and imports one report; a batch is imported once, by its number. */
export const fetchPayoutJob = defineJob({
  name: 'fetch-payout',
  payload,
  policy: { ...patient, batchSize: 1, runSecondsMax: 600 },
  run: eachAlone(fetchPayout),
})
