import { object } from 'valibot'
import { forgetOldAttempts } from '#flows/abuse/forget-secret-attempts.ts'
import { eachAlone, type Job } from '#jobs/job.ts'

/** Deletes guesses that count no more; running twice deletes nothing twice. */
export const forgetOldAttemptsJob: Job<'forget-old-attempts'> = {
  name: 'forget-old-attempts',
  payload: object({}),
  run: eachAlone((deps) => forgetOldAttempts(deps)),
}
