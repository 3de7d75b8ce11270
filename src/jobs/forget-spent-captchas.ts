import { object } from 'valibot'
import { forgetSpentCaptchas } from '#flows/abuse/forget-spent-captchas.ts'
import { eachAlone, type Job } from '#jobs/job.ts'

/** Deletes used captchas that are too old to be shown again; running twice deletes nothing twice. */
export const forgetSpentCaptchasJob: Job<'forget-spent-captchas'> = {
  name: 'forget-spent-captchas',
  payload: object({}),
  run: eachAlone((deps) => forgetSpentCaptchas(deps)),
}
