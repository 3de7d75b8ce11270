import { type InferOutput, object, string } from 'valibot'
import { reportMissedGift } from '#flows/cards/report-missed.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

/** The address itself; it goes with the job, a day later. */
const payload = object({ emailKey: string() })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'report-missed-gift': InferOutput<typeof payload>
  }
}

/** Finds what is missed at an address. What was reported is not again, so running twice tells nobody twice. */
export const reportMissedGiftJob = defineJob({
  name: 'report-missed-gift',
  payload,
  policy: patient,
  run: eachAlone(reportMissedGift),
})
