import { object } from 'valibot'
import { forgetOldSessions } from '#flows/accounts/forget-old-sessions.ts'
import { eachAlone, type Job } from '#jobs/job.ts'

/** Deletes what logs nobody in any more; running twice deletes nothing twice. */
export const forgetOldSessionsJob: Job<'forget-old-sessions'> = {
  name: 'forget-old-sessions',
  payload: object({}),
  run: eachAlone((deps) => forgetOldSessions(deps)),
}
