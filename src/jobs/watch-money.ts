import { type InferOutput, object } from 'valibot'
import { watchMoney } from '#flows/cases/watch-money.ts'
import { defineJob, eachAlone, once } from '#jobs/job.ts'

const payload = object({})

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'watch-money': InferOutput<typeof payload>
  }
}

/** Opens cases for what nobody looks at; what has its case is left alone. */
export const watchMoneyJob = defineJob({
  name: 'watch-money',
  payload,
  policy: once,
  schedule: { cron: '41 * * * *', isIrreversible: false },
  run: eachAlone((deps) => watchMoney(deps)),
})
