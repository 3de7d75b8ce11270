import { object } from 'valibot'
import { forgetOldSubscriptions } from '#flows/newsletter/forget-old-subscriptions.ts'
import { eachAlone, type Job } from '#jobs/job.ts'

/** Deletes what of the newsletter nobody may keep any longer; running twice deletes nothing twice. */
export const forgetOldSubscriptionsJob: Job<'forget-old-subscriptions'> = {
  name: 'forget-old-subscriptions',
  payload: object({}),
  run: eachAlone((deps) => forgetOldSubscriptions(deps)),
}
