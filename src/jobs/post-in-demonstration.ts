import { type InferOutput, object } from 'valibot'
import { postInDemonstration } from '#flows/orders/post-shipments.ts'
import { defineJob, eachAlone, once } from '#jobs/job.ts'

const payload = object({})

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'post-in-demonstration': InferOutput<typeof payload>
  }
}

/** Packs and posts where nobody does; a shipment is packed and posted once. */
export const postInDemonstrationJob = defineJob({
  name: 'post-in-demonstration',
  payload,
  policy: once,
  schedule: { cron: '* * * * *', isIrreversible: false },
  run: eachAlone((deps) => postInDemonstration(deps)),
})
