import { type InferOutput, object } from 'valibot'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { defineJob, eachAlone, once } from '#jobs/job.ts'

const payload = object({})

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'reconcile-work': InferOutput<typeof payload>
  }
}

/** Takes up what was begun and not finished; sends jobs only, each harmless when it was not needed. */
export const reconcileWorkJob = defineJob({
  name: 'reconcile-work',
  payload,
  policy: { ...once, runSecondsMax: 300 },
  schedule: { cron: '* * * * *', isIrreversible: true },
  run: eachAlone((deps) => reconcileWork(deps)),
})
