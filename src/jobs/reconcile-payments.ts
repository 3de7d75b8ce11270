import { object } from 'valibot'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { eachAlone, type Job } from '#jobs/job.ts'

/** Takes up what was begun and not finished; sends jobs only, each harmless when it was not needed. */
export const reconcilePaymentsJob: Job<'reconcile-payments'> = {
  name: 'reconcile-payments',
  payload: object({}),
  run: eachAlone((deps) => reconcileWork(deps)),
}

export const everyMinute = '* * * * *'
