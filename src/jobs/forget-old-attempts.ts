import { object } from 'valibot'
import { forgetOldSecretAttempts } from '#flows/abuse/forget-old-secret-attempts.ts'
import { eachAlone, type Job } from '#jobs/job.ts'

/** Deletes guesses that count no more; running twice deletes nothing twice. */
export const forgetOldAttemptsJob: Job<'forget-old-attempts'> = {
  name: 'forget-old-attempts',
  payload: object({}),
  run: eachAlone((deps) => forgetOldSecretAttempts(deps)),
}
